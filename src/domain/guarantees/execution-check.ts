import type { TransactionInfo } from '@/domain/chain';
import { isEmptyBalance } from '@/domain/guarantees/guarantee-status';
import { computePaidAmount } from '@/domain/guarantees/withdrawal-amount';
import type { Transaction } from '@/domain/models';
import { type Sats, subtractSats, sumAmounts } from '@/domain/primitives/amount';

type BroadcastWithdrawal = Transaction & { txid: string };

/** docs/specification.md#guarantee-status */
interface SplitWithdrawals {
  /** Without a txid. */
  unsigned: Transaction[];
  broadcast: BroadcastWithdrawal[];
}

export function splitWithdrawals(withdrawals: readonly Transaction[]): SplitWithdrawals {
  return {
    unsigned: withdrawals.filter((withdrawal) => withdrawal.isWithdrawal && withdrawal.txid === null),
    broadcast: withdrawals.filter((withdrawal): withdrawal is BroadcastWithdrawal => withdrawal.txid !== null),
  };
}

/** A broadcast withdrawal and its data at the explorer; `null`: unknown there. */
export interface LookedUpWithdrawal {
  withdrawal: BroadcastWithdrawal;
  info: TransactionInfo | null;
}

/**
 * The execution check (docs/specification.md#guarantee-status): true if the balance is empty, every withdrawal is
 * confirmed, and the withdrawals with their network fees add up to the guarantee's amount. The guarantee then becomes
 * executed, however high the fees were. False if anything is unknown.
 */
export function isFullyWithdrawn(
  amount: Sats | null,
  balance: Sats,
  broadcast: readonly LookedUpWithdrawal[],
): boolean {
  const withdrawn = sumAmounts(broadcast.map(readPaidAmount));
  const fees = sumAmounts(broadcast.map(({ info }) => info?.fee ?? null));
  if (amount === null || withdrawn === null || fees === null) return false;
  // Stryker disable next-line OptionalChaining: without its data, its fee is unknown.
  const confirmed = broadcast.length > 0 && broadcast.every(({ info }) => info?.confirmed === true);
  return confirmed && isEmptyBalance(balance) && withdrawn >= subtractSats(amount, fees);
}

/** By the fee that the explorer has. */
export function readPaidAmount({ withdrawal, info }: LookedUpWithdrawal): Sats | null {
  const fee = info?.fee ?? null;
  return fee === null ? withdrawal.amount : computePaidAmount(withdrawal, fee);
}
