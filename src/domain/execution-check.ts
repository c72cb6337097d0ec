import { addSats, type Sats, subtractSats, ZERO_SATS } from '@/domain/amount';
import { isEmptyBalance } from '@/domain/guarantee-status';
import type { Transaction, TransactionInfo } from '@/domain/models';

/** Withdrawals of a guarantee by how far they came (spec, section 4, Execution check). */
export interface SortedWithdrawals {
  /** withdrawal true, no txid */
  unsigned: Transaction[];
  /** with a txid */
  broadcast: Transaction[];
}

export function sortWithdrawals(withdrawals: readonly Transaction[]): SortedWithdrawals {
  return {
    unsigned: withdrawals.filter((withdrawal) => withdrawal.withdrawal && withdrawal.txid === null),
    broadcast: withdrawals.filter((withdrawal) => withdrawal.txid !== null),
  };
}

export interface ExecutionCheckInput {
  amount: Sats;
  balance: Sats;
  broadcast: readonly Transaction[];
  /** What the explorer says of each broadcast withdrawal, by txid; missing or `null` is not known. */
  infos: Readonly<Record<string, TransactionInfo | null>>;
}

export interface ExecutionCheck {
  /** Every broadcast withdrawal is in a block. */
  allConfirmed: boolean;
  /** Sum of the amounts of the confirmed ones. */
  withdrawn: Sats;
  /** Sum of their network fees. */
  fees: Sats;
  /** The guarantee amount minus the fees: what could have been paid out. */
  payable: Sats;
  /** Nothing is left and everything payable went out. */
  settled: boolean;
}

/** Spec, section 4, Execution check: what the explorer confirms of an emptied guarantee. */
export function checkExecution({ amount, balance, broadcast, infos }: ExecutionCheckInput): ExecutionCheck {
  const confirmed = broadcast.filter(({ txid }) => txid !== null && infos[txid]?.confirmed === true);
  const withdrawn = addSats(...confirmed.map((withdrawal) => withdrawal.amount ?? ZERO_SATS));
  const fees = addSats(...confirmed.map(({ txid }) => infos[txid ?? '']?.fee ?? ZERO_SATS));
  const payable = subtractSats(amount, fees);
  const allConfirmed = broadcast.length > 0 && confirmed.length === broadcast.length;
  return {
    allConfirmed,
    withdrawn,
    fees,
    payable,
    settled: allConfirmed && isEmptyBalance(balance) && withdrawn >= payable,
  };
}
