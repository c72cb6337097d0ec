import type { Guarantee } from '@/domain/models';
import { type Id, sameId } from '@/domain/primitives/ids';
import type { GuaranteeAction } from '@/domain/withdrawal/withdrawal-stage';

/**
 * The action that waits for this person, and not merely one they may take: a signature of theirs, or the deposit of
 * whom the guarantee names as its depositor.
 */
export function dueAction(
  actions: readonly GuaranteeAction[],
  guarantee: Pick<Guarantee, 'depositorId'>,
  userId: Id | null,
): GuaranteeAction | null {
  if (actions.includes('sign')) return 'sign';
  return actions.includes('deposit') && sameId(guarantee.depositorId, userId) ? 'deposit' : null;
}
