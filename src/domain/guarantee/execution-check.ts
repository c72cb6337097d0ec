import { isEmptyBalance } from '@/domain/guarantee/guarantee-status';
import type { Transaction, TransactionInfo } from '@/domain/models';
import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';

export type BroadcastWithdrawal = Transaction & { txid: string };

/** Withdrawals of a guarantee by how far they came (docs/specification.md#guarantee-status). */
export interface SplitWithdrawals {
  /** withdrawal true, no txid */
  unsigned: Transaction[];
  /** with a txid */
  broadcast: BroadcastWithdrawal[];
}

export function splitWithdrawals(withdrawals: readonly Transaction[]): SplitWithdrawals {
  return {
    unsigned: withdrawals.filter((withdrawal) => withdrawal.isWithdrawal && withdrawal.txid === null),
    broadcast: withdrawals.filter((withdrawal): withdrawal is BroadcastWithdrawal => withdrawal.txid !== null),
  };
}

/** A withdrawal that was broadcast, beside what the explorer says of it; `null`: it does not know it. */
export interface LookedUpWithdrawal {
  withdrawal: BroadcastWithdrawal;
  info: TransactionInfo | null;
}

/**
 * docs/specification.md#guarantee-status: nothing is left, every withdrawal is in a block, and together with their network fees
 * they come to the guarantee's amount. What is not known settles nothing. The specification does not show what follows
 * from it: `nextGuaranteeStatus` moves the guarantee, by the other rule of that section.
 */
export function isSettled(amount: Sats | null, balance: Sats, broadcast: readonly LookedUpWithdrawal[]): boolean {
  const withdrawn = sumAmounts(broadcast.map(({ withdrawal }) => withdrawal.amount));
  const fees = sumAmounts(broadcast.map(({ info }) => info?.fee ?? null));
  if (amount === null || withdrawn === null || fees === null) return false;
  const confirmed = broadcast.length > 0 && broadcast.every(({ info }) => info?.confirmed === true);
  return confirmed && isEmptyBalance(balance) && withdrawn >= subtractSats(amount, fees);
}
