import { describe, expect, it } from 'vitest';
import { NOTHING_CHOSEN, readCustomizerDraft } from '@/domain/templates/customizer-draft';

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
  role: 'seller',
  values: { price: '100' },
  clauses: ['payment'],
  guarantees: [guarantee, { ...guarantee, value: null }],
  removed: ['bank'],
};

describe('a kept draft', () => {
  it('is read as it was written', () => {
    expect(readCustomizerDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect(readCustomizerDraft({ values: {} })).toEqual({
      role: null,
      values: {},
      clauses: [],
      guarantees: [],
      removed: [],
    });
  });

  it.each(['text', null, []])('is no other value: %j', (value) => {
    expect(readCustomizerDraft(value)).toBeNull();
  });

  it.each<[string, object]>([
    ['another role', { ...draft, role: 'owner' }],
    ['a term that is no text', { ...draft, values: { price: 100 } }],
    ['clauses of an earlier version', { ...draft, clauses: [{ clause: { id: 'payment' }, values: ['30'] }] }],
    ['a removed guarantee that is no text', { ...draft, removed: [1] }],
    ['removed guarantees that are no list', { ...draft, removed: 'bank' }],
  ])('has no %s', (_what, value) => {
    const [name = ''] = Object.keys(draft).filter(
      (each) => draft[each as keyof typeof draft] !== (value as typeof draft)[each as keyof typeof draft],
    );
    expect(readCustomizerDraft(value)).toEqual({ ...draft, [name]: NOTHING_CHOSEN[name as keyof typeof draft] });
  });

  it.each([
    ['without value', { value: undefined }],
    ['without description', { description: undefined }],
    ['of a negative amount', { amount: -1 }],
    ['of more than there is', { amount: 3e15 }],
    ['without an amount', { amount: null }],
    ['until a day that does not exist', { validUntil: '2026-02-30' }],
    ['with a value without cents', { value: { quote } }],
    ['with a value without a price', { value: { cents: 1, quote: null } }],
    ['with a price without time', { value: { cents: 1, quote: { ...quote, at: 'soon' } } }],
    ['with a price that is no number', { value: { cents: 1, quote: { ...quote, perBtc: '1' } } }],
  ])('has no guarantee %s', (_what, changes) => {
    const kept = readCustomizerDraft({ ...draft, guarantees: [{ ...guarantee, ...changes }, guarantee] });
    expect(kept?.guarantees).toEqual([guarantee]);
  });
});
