import { CLAUSE_TYPES, type Clause, CONTRACT_TYPES } from '@/domain/models';

/** Clauses read back from local storage, or `null` for any other shape. */
export function storedClauses(value: unknown): Clause[] | null {
  return Array.isArray(value) && value.every(isClause) ? value : null;
}

function isClause(value: unknown): value is Clause {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, content, type, contractTypes, votes, comments } = value as Record<keyof Clause, unknown>;
  return (
    [id, title, content].every((text) => typeof text === 'string') &&
    isOneOf(type, CLAUSE_TYPES) &&
    Array.isArray(contractTypes) &&
    contractTypes.every((contractType) => isOneOf(contractType, CONTRACT_TYPES)) &&
    typeof votes === 'number' &&
    Array.isArray(comments)
  );
}

function isOneOf(value: unknown, known: readonly string[]): boolean {
  return typeof value === 'string' && known.includes(value);
}
