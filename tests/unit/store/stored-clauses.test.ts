import { describe, expect, it } from 'vitest';
import { PREDEFINED_CLAUSES } from '@/content/templates/clauses';
import { storedClauses } from '@/store/clauses/stored-clauses';

const [clause] = PREDEFINED_CLAUSES;

describe('clauses read back from local storage', () => {
  it('are taken as they were written', () => {
    expect(storedClauses(JSON.parse(JSON.stringify(PREDEFINED_CLAUSES)))).toEqual(PREDEFINED_CLAUSES);
    expect(storedClauses([])).toEqual([]);
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
  ])('%j is no list of clauses', (value) => {
    expect(storedClauses(value)).toBeNull();
  });
});
