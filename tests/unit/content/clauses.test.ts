import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { CONTRACT_TYPES } from '@/domain/models';
import { filterClauses } from '@/domain/templates/clause-selection';
import { checkPlaceholder, findPlaceholders } from '@/domain/templates/placeholders';

// Spec: 3.clauses
describe('the predefined clauses', () => {
  it('has four clauses with unique ids', () => {
    expect(PREDEFINED_CLAUSES.map(({ type }) => type)).toEqual([
      'payment',
      'confidentiality',
      'delivery',
      'termination',
    ]);
    expect(new Set(PREDEFINED_CLAUSES.map(({ id }) => id)).size).toBe(4);
  });

  it.each(PREDEFINED_CLAUSES.map((clause) => [clause.id, clause] as const))(
    '%s holds [X] placeholders, each of days or years',
    (_id, { content }) => {
      const units = findPlaceholders(content).map(({ unit }) => unit);
      expect(units.length).toBeGreaterThan(0);
      expect(units.every((unit) => unit === 'days' || unit === 'years')).toBe(true);
    },
  );

  it.each(PREDEFINED_CLAUSES.map((clause) => [clause.id, clause] as const))(
    '%s proposes a value for each placeholder',
    (_id, { content, usual = [] }) => {
      const placeholders = findPlaceholders(content);
      expect(usual).toHaveLength(placeholders.length);
      expect(placeholders.map(({ unit }, at) => checkPlaceholder(usual[at] ?? '', unit))).toEqual(
        placeholders.map(() => null),
      );
    },
  );

  it('counts confidentiality in years', () => {
    const confidentiality = PREDEFINED_CLAUSES.find(({ id }) => id === 'confidentiality');
    expect(findPlaceholders(confidentiality?.content ?? '')[0]?.unit).toBe('years');
  });

  it.each(PREDEFINED_CLAUSES.map((clause) => [clause.id, clause] as const))(
    '%s has no invented votes, drafting notes and known contract types',
    (_id, { votes, comments, contractTypes }) => {
      expect(votes).toBe(0);
      expect(comments.length).toBeGreaterThan(0);
      expect(contractTypes.every((type) => CONTRACT_TYPES.includes(type))).toBe(true);
    },
  );

  it('takes no silence of a consumer or of a tenant of a home for conformity', () => {
    const delivery = PREDEFINED_CLAUSES.find(({ id }) => id === 'delivery');
    expect(delivery?.content).toMatch(/Frente a una persona consumidora.* el silencio no es conformidad/);
  });

  it('cover every contract type but the annex for work, which the employment contract and the law complete', () => {
    const uncovered = CONTRACT_TYPES.filter((type) => filterClauses(type, PREDEFINED_CLAUSES).length === 0);
    expect(uncovered).toEqual(['employment']);
  });
});
