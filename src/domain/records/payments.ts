import type { ChainTransaction } from '@/domain/chain';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import { listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/** A payment into or out of a guarantee. */
export interface Payment {
  /** `deposit:{txid}:{vout}` or `release:{txid}`. */
  id: string;
  event: 'deposit' | 'release';
  txid: string;
  guaranteeId: Id;
  amount: Sats | null;
  /** Time of its block, ISO 8601; `null`: only the server names it. */
  at: string | null;
}

/**
 * The payments of a contract: those in blocks, with the amounts that the transactions pay, and those of which only the server has
 * a record.
 * @param transactions of the deposit addresses
 * @param isDeposit true for addresses that follow from the keys
 */
export function listPayments(
  contract: Pick<Contract, 'guarantees'>,
  transactions: readonly ChainTransaction[],
  isDeposit: (address: string) => boolean,
): Payment[] {
  const owners = findOwners(contract, isDeposit);
  // A transaction may be in the history of several addresses.
  const once = new Map(transactions.map((tx) => [tx.txid, tx]));
  const proven = [...once.values()].flatMap((tx) => listProven(tx, owners));
  const payments = new Map(proven.map((payment) => [payment.id, payment]));
  for (const recorded of contract.guarantees.flatMap(listRecorded)) {
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

function listProven({ txid, blockTime: at, spends, pays }: ChainTransaction, owners: Owners): Payment[] {
  if (at === null) return [];
  const findOwner = (address: string | null) => (address === null ? undefined : owners.get(normalizeAddress(address)));
  const from = spends.map(({ address }) => findOwner(address)).find((owner) => owner !== undefined);
  // An output that returns to the guarantee is change, one to another guarantee is its deposit.
  const amount = sumAmounts(pays.filter(({ address }) => findOwner(address) !== from).map((output) => output.amount));
  const deposits = pays.flatMap(({ address, amount }, vout): Payment[] => {
    const owner = findOwner(address);
    if (owner === undefined || owner === from || amount <= DUST_LIMIT) return [];
    return [{ id: toDepositId(txid, vout), event: 'deposit', txid, guaranteeId: owner.id, amount, at }];
  });
  // Coins that only move within the guarantee are paid to nobody.
  if (from === undefined || amount === 0) return deposits;
  return [{ id: toReleaseId(txid), event: 'release', txid, guaranteeId: from.id, amount, at }, ...deposits];
}

function listRecorded({ id, deposits, withdrawals }: Guarantee): Payment[] {
  const known = { guaranteeId: id, at: null };
  return [
    ...(deposits ?? []).flatMap(({ txid, vout, amount }): Payment[] =>
      txid === null ? [] : [{ id: toDepositId(txid, vout), event: 'deposit', txid, amount, ...known }],
    ),
    ...listLeaving(withdrawals ?? [], deposits).flatMap(({ txid, amount }): Payment[] =>
      txid === null ? [] : [{ id: toReleaseId(txid), event: 'release', txid, amount, ...known }],
    ),
  ];
}

function toDepositId(txid: string, vout: number | null): string {
  return `deposit:${txid}:${vout ?? ''}`;
}

function toReleaseId(txid: string): string {
  return `release:${txid}`;
}
