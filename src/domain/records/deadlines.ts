import type { Contract, Guarantee } from '@/domain/models';
import { isCalendarDate } from '@/domain/primitives/dates';
import type { Id } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';

/** The last day of a guarantee, for a calendar (docs/records.md#deadlines). */
export interface Deadline {
  /** The same for the same guarantee at all times, so that a calendar replaces what it has. */
  key: string;
  /** YYYY-MM-DD. */
  date: string;
  contractId: Id;
  /** One line each, safe in a calendar. */
  contract: string;
  guarantee: string;
  /** The guarantee is paid out: a calendar that has the date strikes it out. */
  isOver: boolean;
}

/** Dates of all guarantees, drafts excepted; one without a valid date has no deadline. */
export function listDeadlines(contracts: readonly Contract[]): Deadline[] {
  return contracts
    .filter(({ status }) => status !== 'draft')
    .flatMap((contract) => contract.guarantees.flatMap((guarantee) => toDeadline(contract, guarantee) ?? []))
    .sort((a, b) => a.date.localeCompare(b.date));
}

function toDeadline({ id: contractId, title }: Contract, guarantee: Guarantee): Deadline | null {
  const date = guarantee.validUntil ?? '';
  if (!isCalendarDate(date)) return null;
  return {
    key: [contractId, guarantee.id].map((id) => encodeURIComponent(toPlainLine(String(id)))).join('.'),
    date,
    contractId,
    contract: toPlainLine(title),
    guarantee: toPlainLine(guarantee.description),
    isOver: guarantee.status === 'executed',
  };
}
