import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/** The user's relation to a contract's guarantees: the user deposits some, is protected by others, or both. */
export type Stake = 'deposits' | 'protected' | 'both';

/** `null`: no guarantee names its depositor. */
export function getStake({ guarantees }: Pick<Contract, 'guarantees'>, userId: Id | null): Stake | null {
  const depositors = guarantees.flatMap(({ depositorId }) => (depositorId === null ? [] : [depositorId]));
  const own = depositors.filter((id) => isSameId(id, userId)).length;
  if (depositors.length === 0) return null;
  if (own === 0) return 'protected';
  return own === depositors.length ? 'deposits' : 'both';
}
