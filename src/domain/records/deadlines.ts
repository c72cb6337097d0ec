import type { Contract, Guarantee } from '@/domain/models';
import { isCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { toPlainLine } from '@/domain/primitives/plain-line';

/** A day of a guarantee, for a calendar (docs/records.md#deadlines). */
export interface Deadline {
  /** `claim`: the last day to claim. `return`: the depositor can take the deposit back from then on. */
  kind: 'claim' | 'return';
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

/** The return date of a guarantee that both have signed. */
export interface ReturnDay {
  contractId: Id;
  guaranteeId: Id;
  /** YYYY-MM-DD. */
  day: string;
  /** Its coins have moved. */
  isOver: boolean;
}

/** Dates of all guarantees, drafts excepted; one without a valid date has no deadline. */
export function listDeadlines(contracts: readonly Contract[], returns: readonly ReturnDay[] = []): Deadline[] {
  return contracts
    .filter(({ status }) => status !== 'draft')
    .flatMap((contract) =>
      contract.guarantees.flatMap((guarantee) => [
        ...toDeadline(contract, guarantee, 'claim', guarantee.validUntil, false),
        ...returns
          .filter((each) => isSameId(each.contractId, contract.id) && isSameId(each.guaranteeId, guarantee.id))
          .flatMap(({ day, isOver }) => toDeadline(contract, guarantee, 'return', day, isOver)),
      ]),
    )
    .sort((a, b) => a.date.localeCompare(b.date));
}

function toDeadline(
  { id: contractId, title }: Contract,
  guarantee: Guarantee,
  kind: Deadline['kind'],
  day: string | null,
  isOver: boolean,
): Deadline[] {
  const date = day ?? '';
  if (!isCalendarDate(date)) return [];
  const deadline = {
    kind,
    key: [contractId, guarantee.id].map((id) => encodeURIComponent(toPlainLine(String(id)))).join('.'),
    date,
    contractId,
    contract: toPlainLine(title),
    guarantee: toPlainLine(guarantee.description),
    isOver: isOver || guarantee.status === 'executed',
  };
  return [deadline];
}
