import { isMostlyWithdrawn, listLeaving } from '@/domain/guarantees/guarantee-status';
import type { Contract, Guarantee } from '@/domain/models';
import { sumAmounts } from '@/domain/primitives/amount';

interface Ending {
  /** When the last guarantee was paid out, ISO 8601, according to the server; `null`: not known for all of them. */
  last: string | null;
}

/** How a completed contract ended: all guarantees were paid out. `null` unless the payments of each of them say so. */
export function findEnding({ status, guarantees }: Pick<Contract, 'status' | 'guarantees'>): Ending | null {
  if (status !== 'completed' || guarantees.length === 0) return null;
  const dates = guarantees.map(findPaidOut);
  if (!dates.every((date) => date !== null)) return null;
  const times = dates.map((date) => Date.parse(date));
  const last = Math.max(...times);
  return { last: Number.isNaN(last) ? null : new Date(last).toISOString() };
}

/** The date of its last payment, empty if that is not known; `null`: it was not paid out, as far as is known. */
function findPaidOut({ status, amount, withdrawals, deposits }: Guarantee): string | null {
  if (status !== 'executed' || withdrawals === null || amount === null || amount === 0) return null;
  const paid = listLeaving(withdrawals, deposits).filter(({ txid }) => txid !== null);
  if (!isMostlyWithdrawn(amount, sumAmounts(paid.map((each) => each.amount)))) return null;
  const dates = paid.map(({ updatedAt }) => updatedAt ?? '').sort((a, b) => Date.parse(a) - Date.parse(b));
  return dates.includes('') ? '' : (dates.at(-1) ?? '');
}
