import { describe, expect, it } from 'vitest';
import { readCustomizerDraft } from '@/domain/templates/customizer-draft';

const clause = { id: 'own', title: 'Pago', content: 'A [X] días.', type: 'payment', contractTypes: [] };
const quote = { currency: 'EUR', perBtc: 50_000, at: '2026-11-21T10:00:00Z', source: 'mempool.space' };
const guarantee = {
  key: 'k',
  predefinedId: 'earnest',
  role: 'buyer',
  description: 'Arras',
  amount: 100_000,
  validUntil: '2026-12-21',
  conditions: 'Se devuelve.',
  verificationProcess: 'Acta.',
  value: { cents: 5_000, quote },
};
const draft = {
  language: 'en',
  role: 'seller',
  values: { price: '100' },
  clauses: [{ clause, values: ['30'] }],
  guarantees: [guarantee, { ...guarantee, value: null }],
  removed: ['bank'],
};
const withGuarantee = (changes: object) => ({ ...draft, guarantees: [{ ...guarantee, ...changes }] });

describe('a kept draft', () => {
  it('is read as it was written', () => {
    expect(readCustomizerDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readCustomizerDraft({ values: {} })).toEqual({
      language: null,
      role: null,
      values: {},
      clauses: [],
      guarantees: [],
      removed: [],
    });
  });

  it.each([
    ['no object', 'text'],
    ['another language', { ...draft, language: 'fr' }],
    ['another role', { ...draft, role: 'owner' }],
    ['a term that is no text', { ...draft, values: { price: 100 } }],
    ['a clause without its text', { ...draft, clauses: [{ clause: { id: 'own' }, values: [] }] }],
    ['a value of a clause that is no text', { ...draft, clauses: [{ clause, values: [30] }] }],
    ['a removed guarantee that is no text', { ...draft, removed: [1] }],
    ['removed guarantees that are no list', { ...draft, removed: 'bank' }],
    ['a guarantee without value', withGuarantee({ value: undefined })],
    ['a guarantee without description', withGuarantee({ description: undefined })],
    ['a negative amount', withGuarantee({ amount: -1 })],
    ['more than there is', withGuarantee({ amount: 3e15 })],
    ['a day that does not exist', withGuarantee({ validUntil: '2026-02-30' })],
    ['a value without cents', withGuarantee({ value: { quote } })],
    ['a price without time', withGuarantee({ value: { cents: 1, quote: { ...quote, at: 'soon' } } })],
    ['a price that is no number', withGuarantee({ value: { cents: 1, quote: { ...quote, perBtc: '1' } } })],
  ])('is not read with %s', (_what, value) => {
    expect(readCustomizerDraft(value)).toBeNull();
  });
});
