import type { Sats } from '@/domain/primitives/amount';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import type { Paid } from '@/features/dialogs/contract-dialog';

/** The payments of a transaction that was signed here, read from itself. `null`: it was not read. @param stays balance afterwards */
export function toPaid(summary: Pick<PsbtSummary, 'outputs'> | null, stays: Sats | null): Paid | null {
  if (summary === null) return null;
  const payouts = summary.outputs
    .filter(({ role }) => role !== 'change')
    .map(({ address, amount }) => ({ address, amount }));
  return { payouts, stays };
}
