import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CONTRACT_TYPES } from '@/domain/models';
import { filterClauses } from '@/domain/templates/clause-selection';
import { checkPlaceholder, findPlaceholders } from '@/domain/templates/placeholders';

const { clauses } = SPANISH_LEGAL_TEXTS;

// Spec: 3.clauses
describe('the predefined clauses', () => {
  it('has four clauses with unique ids', () => {
    expect(clauses.map(({ type }) => type)).toEqual(['payment', 'confidentiality', 'delivery', 'termination']);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(4);
  });

  it('hold [X] placeholders, each of days or years and with a proposed value', () => {
    for (const { id, content, usual = [] } of clauses) {
      const units = findPlaceholders(content).map(({ unit }) => unit);
      expect([id, units.filter((unit) => unit !== 'days' && unit !== 'years')]).toEqual([id, []]);
      expect(units.length).toBeGreaterThan(0);
      expect([id, usual.length]).toEqual([id, units.length]);
      expect([id, units.map((unit, at) => checkPlaceholder(usual[at] ?? '', unit))]).toEqual([
        id,
        units.map(() => null),
      ]);
    }
  });

  it('cover every contract type but the annex for work, which the employment contract and the law complete', () => {
    const uncovered = CONTRACT_TYPES.filter((type) => filterClauses(type, clauses).length === 0);
    expect(uncovered).toEqual(['employment']);
  });
});
