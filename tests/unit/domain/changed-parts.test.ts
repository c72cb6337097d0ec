import { expect, it, test } from 'vitest';
import { type ChangedPart, listChangedParts } from '@/domain/seals/changed-parts';
import type { Terms, TermsGuarantee } from '@/domain/seals/terms';

const GUARANTEE: TermsGuarantee = {
  id: 'g',
  depositor: 'berto',
  amount: '500000',
  description: 'Roof',
  validUntil: '2027-01-31',
  conditions: 'As agreed.',
  verificationProcess: 'Seen.',
};
const TERMS: Terms = {
  network: 'regtest',
  contract: 'c',
  revision: 1,
  previous: '',
  title: 'Title',
  description: 'Text',
  pdf: '',
  owner: { id: 'ana', key: '02' },
  counterparty: { id: 'berto', key: '03' },
  arbitrator: { id: '1', key: 'xpub' },
  guarantees: [GUARANTEE],
};

function change(fields: Partial<TermsGuarantee>): Terms {
  return { ...TERMS, guarantees: [{ ...GUARANTEE, ...fields }] };
}

const CASES: [string, Terms, ChangedPart[]][] = [
  ['nothing', { ...TERMS, revision: 2, previous: 'hash' }, []],
  ['the title and the text', { ...TERMS, title: 'A', description: 'B' }, [{ kind: 'title' }, { kind: 'description' }]],
  ['the PDF', { ...TERMS, pdf: 'ab' }, [{ kind: 'pdf' }]],
  ['a key', { ...TERMS, counterparty: { id: 'berto', key: '02ff' } }, [{ kind: 'parties' }]],
  ['the arbitrator', { ...TERMS, arbitrator: { id: '2', key: 'xpub' } }, [{ kind: 'arbitrator' }]],
  ['the contract', { ...TERMS, contract: 'd' }, [{ kind: 'contract' }]],
  [
    'an amount',
    change({ amount: '900000' }),
    [{ kind: 'amount', guarantee: 'Roof', before: '500000', after: '900000' }],
  ],
  [
    'a date and a depositor',
    change({ validUntil: '', depositor: 'ana' }),
    [
      { kind: 'depositor', guarantee: 'Roof', before: 'berto', after: 'ana' },
      { kind: 'date', guarantee: 'Roof', before: '2027-01-31', after: '' },
    ],
  ],
  ['the name of a guarantee', change({ description: 'Door' }), [{ kind: 'guarantee-text', guarantee: 'Roof' }]],
  ['conditions', change({ conditions: 'Other.' }), [{ kind: 'guarantee-text', guarantee: 'Roof' }]],
  ['a guarantee less', { ...TERMS, guarantees: [] }, [{ kind: 'guarantee-removed', guarantee: 'Roof' }]],
];

test.each(CASES)('%s is listed', (_, after, parts) => {
  expect(listChangedParts(TERMS, after)).toEqual(parts);
});

it('lists a guarantee that was added', () => {
  const added = { ...GUARANTEE, id: 'h', description: 'Door' };
  expect(listChangedParts(TERMS, { ...TERMS, guarantees: [GUARANTEE, added] })).toEqual([
    { kind: 'guarantee-added', guarantee: 'Door' },
  ]);
});
