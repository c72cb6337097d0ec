import { computeDepositProgress, type DepositProgress } from '@/domain/deposits/deposit-progress';
import { type BalanceView, toBalanceView } from '@/domain/guarantees/guarantee-funds';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { selectBalanceEntry } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppSelector } from '@/store/core/hooks';

export interface DepositState {
  guarantee: Guarantee;
  balance: BalanceView;
  /** `null` while the balance or the amount is unknown. */
  progress: DepositProgress | null;
}

/** The state of the deposit according to the latest balance. `null` without the guarantee. */
export function useDepositState(guaranteeRef: GuaranteeRef): DepositState | null {
  const guarantee = useAppSelector((state) => selectGuarantee(state, guaranteeRef));
  const knowledge = useAppSelector((state) => selectBalanceEntry(state, guaranteeRef.guaranteeId));
  if (guarantee === null) return null;
  const balance = toBalanceView(guarantee.status, guarantee.amount, knowledge);
  const total = balance.kind === 'known' ? balance.total : null;
  return { guarantee, balance, progress: computeDepositProgress(guarantee.amount, total) };
}
