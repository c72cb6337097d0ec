import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { parseClauses } from '@/store/boot/stored-state';

const [clause] = PREDEFINED_CLAUSES;

describe('stored clauses', () => {
  it('are read back as written', () => {
    expect(parseClauses(JSON.parse(JSON.stringify(PREDEFINED_CLAUSES)))).toEqual(PREDEFINED_CLAUSES);
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
