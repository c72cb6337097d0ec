import type { Contract, Guarantee } from '@/domain/models';
import { isCalendarDate } from '@/domain/primitives/dates';
import type { Id } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';

/** The last day to claim of a guarantee, for a calendar (docs/records.md#deadlines). */
export interface Deadline {
  /** The same for the same guarantee at all times, so that a calendar replaces what it has. */
  key: string;
  /** YYYY-MM-DD. */
  date: string;
  contractId: Id;
  /** One line each, safe in a calendar. */
  contract: string;
  guarantee: string;
  /** Nothing can happen on that day any more: a calendar cancels its entry. */
  isOver: boolean;
}

/** The last day to claim of all guarantees, except of a draft; one without a valid date has no deadline. */
export function listDeadlines(contract: Contract): Deadline[] {
  if (contract.status === 'draft') return [];
  return contract.guarantees
    .flatMap((guarantee) => toDeadline(contract, guarantee))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function toDeadline({ id: contractId, title }: Contract, guarantee: Guarantee): Deadline[] {
  const date = guarantee.validUntil ?? '';
  if (!isCalendarDate(date)) return [];
  const deadline = {
    key: [contractId, guarantee.id].map((id) => encodeURIComponent(toPlainLine(String(id)))).join('.'),
    date,
    contractId,
    contract: toPlainLine(title),
    guarantee: toPlainLine(guarantee.description),
    isOver: guarantee.status === 'executed',
  };
  return [deadline];
}
