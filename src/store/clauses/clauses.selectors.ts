import type { Clause } from '@/domain/models';
import type { RootState } from '@/store/setup/store-types';

export function selectOwnClauses(state: RootState): Clause[] {
  return state.clauses.own;
}
