import type { AddressTransaction } from '@/domain/chain';
import type { DepositStatus } from '@/domain/deposits/deposit-verdict';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { computeWithdrawn, isMostlyWithdrawn } from '@/domain/guarantees/guarantee-status';
import type { Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { PsbtOutput } from '@/domain/withdrawals/inspection';

/** An output as a payment. `address`: `null` if its script has none. */
export type Payout = Pick<PsbtOutput, 'address' | 'amount'>;

/** The payments of one transaction out of a guarantee. */
export interface PaidOut {
  txid: string;
  /** `null`: not read yet, or not known which output is change. */
  payouts: Payout[] | null;
  /** `record`: nothing proves the outputs, and the server's record names the payment. */
  source: 'transaction' | 'record';
  /** False if only the explorer shows the transaction. */
  isRecorded: boolean;
}

/**
 * The outputs of a transaction that leave a guarantee. `null`: it is not decided whether one is change.
 * @param findStatus of the guarantee's deposit addresses; `null` for any other address
 */
export function listPayouts(
  outputs: readonly Payout[],
  findStatus: (address: string) => DepositStatus | null,
): Payout[] | null {
  const paying = outputs
    .filter(({ amount }) => amount > 0)
    .map((output) => ({ output, status: output.address === null ? null : findStatus(output.address) }));
  if (paying.some(({ status }) => status === 'undecided')) return null;
  // The server may list any address as the guarantee's: one that does not follow from the keys hides no payment.
  return paying.filter(({ status }) => status !== 'counts').map(({ output }) => output);
}

/** The withdrawal with the amount that its transaction pays out. What a record says of it no longer counts. */
export function withPayouts<Withdrawal extends Transaction>(
  withdrawal: Withdrawal,
  payouts: readonly Payout[],
): Withdrawal {
  const { recordedAmount: _, ...rest } = withdrawal;
  return { ...rest, address: null, amount: sumAmounts(payouts.map(({ amount }) => amount)) } as Withdrawal;
}

/** The payment that a record names, for a transaction whose outputs nothing proves. */
export function toRecordedPayouts({ address, amount }: Pick<Transaction, 'address' | 'amount'>): Payout[] | null {
  return address === null || amount === null ? null : [{ address, amount }];
}

/** A withdrawal in place of a record that the server does not have. */
export function toUnrecorded(txid: string): Transaction {
  return {
    id: `spent ${txid}`,
    guaranteeId: null,
    guaranteeOrder: null,
    address: null,
    amount: null,
    txid,
    vout: null,
    isWithdrawal: true,
    senderId: null,
    receiverIds: [],
    status: 'executed',
    unsignedPsbt: null,
    signedPsbt: null,
    signer: null,
    createdAt: null,
    updatedAt: null,
  };
}

/**
 * True if the balance and what was paid out do not add up to the amount, except for fees (docs/specification.md#guarantee-status): coins
 * may have left without a record. A guarantee that was never paid is short, too.
 */
export function isShort(
  { amount, withdrawals, deposits }: Pick<Guarantee, 'amount' | 'withdrawals' | 'deposits'>,
  balance: Sats,
): boolean {
  const withdrawn = computeWithdrawn(withdrawals, deposits);
  if (amount === null) return balance === 0 && withdrawn === 0;
  return balance < amount && !isMostlyWithdrawn(amount, sumAmounts([balance, withdrawn]));
}

interface Spenders {
  /** The transactions that have spent coins of the addresses. */
  txids: string[];
  /** Those that are in no block yet. */
  unconfirmed: string[];
  /** They explain every coin that is gone. */
  isWhole: boolean;
}

/**
 * @param history of the guarantee's addresses, according to the explorer
 * @param unspent `txid:vout`
 */
export function findSpenders(history: readonly AddressTransaction[], unspent: readonly string[]): Spenders {
  const received = history.flatMap(({ txid, received: outputs }) =>
    outputs.filter(({ value }) => value > DUST_LIMIT).map(({ vout }) => `${txid}:${vout}`),
  );
  const isOwn = (outpoint: string) => received.includes(outpoint);
  const spenders = history.filter(({ spent }) => spent.some(isOwn));
  const spent = new Set(spenders.flatMap((each) => each.spent));
  return {
    txids: [...new Set(spenders.map(({ txid }) => txid))],
    unconfirmed: [...new Set(spenders.filter(({ confirmed }) => !confirmed).map(({ txid }) => txid))],
    isWhole: received.every((coin) => spent.has(coin) || unspent.includes(coin)),
  };
}
