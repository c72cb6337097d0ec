import { useLocation } from 'react-router-dom';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import type { Clause } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';
import { selectOwnClauses } from '@/store/clauses/clauses.selectors';
import { useAppSelector } from '@/store/core/hooks';

/** The clause that the library hands on in the navigation state, for the next contract; looked up by id. */
export function useGivenClause(): Clause | null {
  const { state } = useLocation();
  const own = useAppSelector(selectOwnClauses);
  const { clauses } = useLegalTexts();
  if (!isRecord(state)) return null;
  return [...clauses, ...own].find(({ id }) => id === state.clauseId) ?? null;
}
