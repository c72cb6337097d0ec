import { describe, expect, it, test } from 'vitest';
import { type ChangedPart, compareTerms, countChanges, listChangedParts } from '@/domain/terms/compare-terms';
import type { Terms, TermsGuarantee } from '@/domain/terms/terms';
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

const GUARANTEE = makeTermsGuarantee({ id: 'g', depositor: 'berto', amount: '500000', description: 'Roof' });
const TERMS = makeTerms({ guarantees: [GUARANTEE] });

function change(fields: Partial<TermsGuarantee>): Terms {
  return { ...TERMS, guarantees: [{ ...GUARANTEE, ...fields }] };
}

test.each<[string, Terms, ChangedPart[]]>([
  ['nothing', { ...TERMS, revision: 2, previous: 'hash' }, []],
  [
    'a changed title and description',
    { ...TERMS, title: 'A', description: 'B' },
    [{ kind: 'title' }, { kind: 'description' }],
  ],
  ['a changed PDF', { ...TERMS, pdf: 'ab' }, [{ kind: 'pdf' }]],
  ['a changed key', { ...TERMS, counterparty: { ...TERMS.counterparty, key: '02ff' } }, [{ kind: 'parties' }]],
  ['another arbitrator', { ...TERMS, arbitrator: { ...TERMS.arbitrator, id: '2' } }, [{ kind: 'arbitrator' }]],
  ['another contract', { ...TERMS, contract: 'd' }, [{ kind: 'contract' }]],
  [
    'a changed amount',
    change({ amount: '900000' }),
    [{ kind: 'amount', guarantee: 'Roof', before: '500000', after: '900000' }],
  ],
  [
    'a changed date and depositor',
    change({ validUntil: '', depositor: 'ana' }),
    [
      { kind: 'depositor', guarantee: 'Roof', before: 'berto', after: 'ana' },
      { kind: 'date', guarantee: 'Roof', before: '2027-01-31', after: '' },
    ],
  ],
  ['a changed guarantee description', change({ description: 'Door' }), [{ kind: 'guarantee-text', guarantee: 'Roof' }]],
  ['changed conditions', change({ conditions: 'Other.' }), [{ kind: 'guarantee-text', guarantee: 'Roof' }]],
  ['a removed guarantee', { ...TERMS, guarantees: [] }, [{ kind: 'guarantee-removed', guarantee: 'Roof' }]],
])('%s is listed', (_, after, parts) => {
  expect(listChangedParts(TERMS, after)).toEqual(parts);
});

test('an added guarantee is listed', () => {
  const added = { ...GUARANTEE, id: 'h', description: 'Door' };
  expect(listChangedParts(TERMS, { ...TERMS, guarantees: [GUARANTEE, added] })).toEqual([
    { kind: 'guarantee-added', guarantee: 'Door' },
  ]);
});
