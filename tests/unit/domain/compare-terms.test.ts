import { describe, expect, it } from 'vitest';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import type { Terms } from '@/domain/terms/terms';
import { makeTerms, makeTermsGuarantee } from './make-terms';

const NOTHING = { fields: [], added: [], removed: [], changed: [] };
const OTHER = { id: 'u9', key: 'other' };

describe('the differences between terms', () => {
  it('are empty between revisions with the same text', () => {
    const changes = compareTerms(makeTerms(), makeTerms({ revision: 2, previous: 'ab' }));
    expect(changes).toEqual(NOTHING);
    expect(countChanges(changes)).toBe(0);
  });

  it.each<[Partial<Terms>, string[]]>([
    [{ title: 'Old roof' }, ['title']],
    [{ description: 'The roof is made new.\n\nTiles are blue.' }, ['description']],
    [{ pdf: 'ab' }, ['pdf']],
    [{ network: 'mainnet', contract: 'c2' }, ['contract', 'network']],
    [{ owner: OTHER }, ['owner-id', 'owner-key']],
    [{ counterparty: OTHER }, ['counterparty-id', 'counterparty-key']],
    [{ arbitrator: { id: 'u3', key: 'tpubOther' } }, ['arbitrator-key']],
  ])('%j gives %j', (fields, names) => {
    const changes = compareTerms(makeTerms(), makeTerms(fields));
    expect(changes.fields.map(({ field }) => field)).toEqual(names);
    expect(changes).toMatchObject({ ...NOTHING, fields: changes.fields });
  });

  it('include guarantees that were added, removed or changed, compared by id', () => {
    const [first, second, third] = ['g1', 'g2', 'g3'].map((id) => makeTermsGuarantee({ id }));
    if (first === undefined || second === undefined || third === undefined) throw new Error('unreachable');
    const changed = { ...second, amount: '900000', validUntil: '2027-02-28' };
    const changes = compareTerms(
      makeTerms({ guarantees: [first, second] }),
      makeTerms({ guarantees: [changed, third] }),
    );
    expect(changes).toEqual({
      fields: [],
      added: [third],
      removed: [first],
      changed: [
        {
          guarantee: changed,
          fields: [
            { field: 'amount', before: '600000', now: '900000' },
            { field: 'validUntil', before: '2027-01-31', now: '2027-02-28' },
          ],
        },
      ],
    });
    expect(countChanges(changes)).toBe(3);
  });

  it.each(['depositor', 'description', 'conditions', 'verificationProcess'] as const)(
    'include a changed %s of a guarantee',
    (field) => {
      const guarantees = [makeTermsGuarantee({ [field]: 'other' })];
      expect(compareTerms(makeTerms(), makeTerms({ guarantees })).changed[0]?.fields.map((each) => each.field)).toEqual(
        [field],
      );
    },
  );

  it('take time in proportion to the number of guarantees', () => {
    function countReads(count: number): number {
      let reads = 0;
      const makeList = (conditions: string) =>
        Array.from({ length: count }, (_, at) =>
          Object.defineProperty(makeTermsGuarantee({ conditions }), 'id', {
            get: () => {
              reads += 1;
              return `g${at}`;
            },
          }),
        );
      const [before, now] = [makeTerms({ guarantees: makeList('old') }), makeTerms({ guarantees: makeList('new') })];
      expect(compareTerms(before, now).changed).toHaveLength(count);
      return reads / count;
    }
    expect(countReads(1_000)).toBeLessThan(1.5 * countReads(100));
  });
});
