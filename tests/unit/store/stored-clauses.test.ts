import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { parseClauses } from '@/store/boot/stored-state';

const [clause] = SPANISH_LEGAL_TEXTS.clauses;

describe('stored clauses', () => {
  it('are read back as written', () => {
    expect(parseClauses(JSON.parse(JSON.stringify(SPANISH_LEGAL_TEXTS.clauses)))).toEqual(SPANISH_LEGAL_TEXTS.clauses);
    expect(parseClauses([])).toEqual([]);
  });

  it.each([
    [null],
    [{ own: [] }],
    [[null]],
    [[{ ...clause, id: 7 }]],
    [[{ ...clause, title: undefined }]],
    [[{ ...clause, type: 'other' }]],
    [[{ ...clause, contractTypes: ['other'] }]],
    [[{ ...clause, contractTypes: 'sale' }]],
    [[{ ...clause, comments: null }]],
  ])('%j is rejected', (value) => {
    expect(parseClauses(value)).toBeNull();
  });
});
