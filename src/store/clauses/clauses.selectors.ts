import type { Clause } from '@/domain/models';
import type { RootState } from '@/store/core/store-types';

export function selectOwnClauses(state: RootState): Clause[] {
  return state.clauses.own;
}
