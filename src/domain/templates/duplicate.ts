import { getRole } from '@/domain/contracts/permissions';
import { hasCounterpartyMark } from '@/domain/guarantees/depositor';
import { isPastDate } from '@/domain/guarantees/guarantee-form';
import type { Contract, Guarantee, TemplateRole } from '@/domain/models';
import { addDays, isCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { getOtherTemplateRole } from '@/domain/templates/tailored-template';
import type { ChosenTerms } from '@/domain/templates/template-import';

interface DuplicatePlan {
  guarantees: ChosenTerms[];
  /** Those of them whose date had passed. */
  moved: ChosenTerms[];
  /** The names of those of which something is unknown. */
  leftOut: string[];
}

const USUAL_DAYS = 90;

/**
 * The guarantees of a copy of a contract, with dates in the future.
 * @param role the user's in the copy
 * @param today YYYY-MM-DD
 */
export function planDuplicate(contract: Contract, userId: Id, role: TemplateRole, today: string): DuplicatePlan {
  const plan: DuplicatePlan = { guarantees: [], moved: [], leftOut: [] };
  for (const guarantee of contract.guarantees) {
    const { description, amount, validUntil, conditions, verificationProcess } = guarantee;
    const isOwn = isDepositedBy(guarantee, contract, userId);
    if (!amount || validUntil === null || !isCalendarDate(validUntil) || isOwn === null) {
      plan.leftOut.push(description);
      continue;
    }
    const isPast = isPastDate(validUntil, today);
    const copy = {
      ...{ description, amount, conditions, verificationProcess },
      validUntil: isPast ? addDays(today, USUAL_DAYS) : validUntil,
      role: isOwn ? role : getOtherTemplateRole(role),
    };
    plan.guarantees.push(copy);
    if (isPast) plan.moved.push(copy);
  }
  return plan;
}

/** `null`: unknown. */
function isDepositedBy(guarantee: Guarantee, contract: Contract, userId: Id): boolean | null {
  const { depositorId, awaited } = guarantee;
  if (depositorId === null)
    return awaited !== undefined || hasCounterpartyMark(guarantee) ? getRole(contract, userId) !== 'owner' : null;
  if (isSameId(depositorId, userId)) return true;
  return contract.contractors.some((id) => isSameId(id, depositorId)) ? false : null;
}
