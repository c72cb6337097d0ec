import type { ChainTransaction } from '@/domain/chain';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee, Transaction } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { type Payout, toRecordedPayouts } from '@/domain/withdrawals/payouts';

/** A payment into or out of a guarantee. */
export interface Payment {
  /** `deposit:{txid}:{vout}` or `release:{txid}`. */
  id: string;
  event: 'deposit' | 'release';
  txid: string;
  guaranteeId: Id;
  amount: Sats | null;
  /** Of a release, each payee; of a deposit, its address. `null`: unknown. */
  payouts: readonly Payout[] | null;
  /** The payment is the server's word, not read from the transaction. */
  isRecordOnly: boolean;
  /** Time of its block, ISO 8601; `null`: only the server names it. */
  at: string | null;
}

/** The outputs of a transaction, proven by its hash; `null` or `undefined`: not proven. */
export type FindOutputs = (txid: string) => readonly Payout[] | null | undefined;

/**
 * The payments of a contract: those in blocks, with the amounts that the transactions pay, and those of which only the server has
 * a record.
 * @param transactions of the deposit addresses, according to the explorer
 * @param isDeposit true for addresses that follow from the keys
 */
export function listPayments(
  contract: Pick<Contract, 'guarantees'>,
  transactions: readonly ChainTransaction[],
  isDeposit: (address: string) => boolean,
  findOutputs: FindOutputs = () => null,
): Payment[] {
  const owners = findOwners(contract, isDeposit);
  // A transaction may be in the history of several addresses.
  const once = new Map(transactions.map((tx) => [tx.txid, { ...tx, pays: findOutputs(tx.txid) ?? tx.pays }]));
  const proven = [...once.values()].flatMap((tx) => listProven(tx, owners));
  const payments = new Map(proven.map((payment) => [payment.id, payment]));
  for (const recorded of contract.guarantees.flatMap((each) => listRecorded(each, owners, findOutputs))) {
    if (!payments.has(recorded.id)) payments.set(recorded.id, recorded);
  }
  return withoutVague([...payments.values()]);
}

/** Drops records without the index of the output if an output of their transaction is known. */
function withoutVague(payments: readonly Payment[]): Payment[] {
  const isVague = ({ id, txid }: Payment) => id === toDepositId(txid, null);
  const known = new Set(payments.filter((each) => each.event === 'deposit' && !isVague(each)).map(({ txid }) => txid));
  return payments.filter((payment) => !isVague(payment) || !known.has(payment.txid));
}

type Owners = ReadonlyMap<string, Guarantee>;

function findOwners({ guarantees }: Pick<Contract, 'guarantees'>, isDeposit: (address: string) => boolean): Owners {
  const owners = new Map<string, Guarantee>();
  for (const guarantee of guarantees) {
    for (const { address } of guarantee.deposits ?? []) {
      if (address === null || !isDeposit(address) || owners.has(normalizeAddress(address))) continue;
      owners.set(normalizeAddress(address), guarantee);
    }
  }
  return owners;
}

type SeenTransaction = Omit<ChainTransaction, 'pays'> & { pays: readonly Payout[] };

function listProven({ txid, blockTime: at, spends, pays }: SeenTransaction, owners: Owners): Payment[] {
  if (at === null) return [];
  const from = spends.map(({ address }) => findOwner(owners, address)).find((owner) => owner !== undefined);
  const deposits = pays.flatMap((output, vout): Payment[] => {
    const owner = findOwner(owners, output.address);
    if (owner === undefined || owner === from || output.amount <= DUST_LIMIT) return [];
    const { amount } = output;
    const known = { guaranteeId: owner.id, amount, payouts: [output], isRecordOnly: false, at };
    return [{ id: toDepositId(txid, vout), event: 'deposit', txid, ...known }];
  });
  const payouts = from === undefined ? [] : listLeft(pays, from, owners);
  // Coins that only move within the guarantee are paid to nobody.
  if (from === undefined || payouts.length === 0) return deposits;
  const known = { guaranteeId: from.id, amount: sumPayouts(payouts), payouts, isRecordOnly: false, at };
  return [{ id: toReleaseId(txid), event: 'release', txid, ...known }, ...deposits];
}

function findOwner(owners: Owners, address: string | null): Guarantee | undefined {
  return address === null ? undefined : owners.get(normalizeAddress(address));
}

/** An output that returns to the guarantee is change, one to another guarantee is its deposit. */
function listLeft(outputs: readonly Payout[], from: Guarantee, owners: Owners): readonly Payout[] {
  return outputs.filter(({ address, amount }) => amount > 0 && findOwner(owners, address) !== from);
}

function sumPayouts(payouts: readonly Payout[]): Sats | null {
  return sumAmounts(payouts.map(({ amount }) => amount));
}

function listRecorded(guarantee: Guarantee, owners: Owners, findOutputs: FindOutputs): Payment[] {
  const { id, deposits, withdrawals } = guarantee;
  const known = { guaranteeId: id, at: null };
  const toPaid = (record: Transaction) => ({ amount: record.amount, payouts: toRecordedPayouts(record) });
  return [
    ...(deposits ?? []).flatMap((record): Payment[] => {
      const { txid, vout } = record;
      if (txid === null) return [];
      const paid = { ...toPaid(record), isRecordOnly: true };
      return [{ id: toDepositId(txid, vout), event: 'deposit', txid, ...paid, ...known }];
    }),
    ...(withdrawals ?? []).flatMap((record): Payment[] => {
      const { txid } = record;
      const outputs = txid === null ? null : findOutputs(txid);
      const payouts = outputs ? listLeft(outputs, guarantee, owners) : null;
      const isMove = payouts === null ? listLeaving([record], deposits).length === 0 : payouts.length === 0;
      if (txid === null || isMove) return [];
      const paid = payouts === null ? toPaid(record) : { amount: sumPayouts(payouts), payouts };
      return [{ id: toReleaseId(txid), event: 'release', txid, ...paid, isRecordOnly: payouts === null, ...known }];
    }),
  ];
}

function toDepositId(txid: string, vout: number | null): string {
  return `deposit:${txid}:${vout ?? ''}`;
}

function toReleaseId(txid: string): string {
  return `release:${txid}`;
}
