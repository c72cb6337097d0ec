import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CONTRACT_TYPES } from '@/domain/models';
import { listChoices } from '@/domain/templates/clause-selection';
import { fillPlaceholders } from '@/domain/templates/placeholders';

const { clauses } = SPANISH_LEGAL_TEXTS;

// Spec: 3.clauses
describe('the predefined clauses', () => {
  it('has four clauses with unique ids', () => {
    expect(clauses.map(({ type }) => type)).toEqual(['payment', 'confidentiality', 'delivery', 'termination']);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(4);
  });

  it('hold [X] placeholders of days or years, each with a usual value', () => {
    for (const { id, content, usual = [] } of clauses) {
      const units = content.match(/\[X\] (?:días|años)/g) ?? [];
      expect([id, units.length]).toEqual([id, content.match(/\[X\]/g)?.length]);
      expect([id, usual.length]).toEqual([id, units.length]);
      expect(fillPlaceholders(content, usual)).not.toContain('[X]');
    }
  });

  it('cover every contract type but the annex for work, which the employment contract and the law complete', () => {
    const uncovered = CONTRACT_TYPES.filter((type) => listChoices(type, clauses, []).length === 0);
    expect(uncovered).toEqual(['employment']);
  });
});
