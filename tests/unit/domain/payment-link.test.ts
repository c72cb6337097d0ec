import { describe, expect, it, test } from 'vitest';
import { takePaymentLink } from '@/domain/withdrawals/payment-link';

const ADDRESS = 'bcrt1qpayee';
const OTHER = 'bcrt1qother';
const LINK = `bitcoin:${ADDRESS}?amount=0.05`;
const FORM = { address: '', amount: '' };

describe.each(['address', 'amount'] as const)('a link in the field of the %s', (field) => {
  it.each([ADDRESS, `${ADDRESS}?amount=1`, 'bitcoin:?amount=1', `bitcoin:${ADDRESS}?req-x=1`, '0.05'])(
    'is none: %s',
    (text) => {
      expect(takePaymentLink(FORM, field, text)).toBeNull();
    },
  );

  it('may name the address only', () => {
    const taken = takePaymentLink({ ...FORM, amount: '0.01' }, field, `bitcoin:${ADDRESS}`);
    expect(taken).toEqual({ form: { ...FORM, address: ADDRESS, amount: '0.01' }, outcome: 'taken' });
  });

  it('has its address in the normalised form', () => {
    const taken = takePaymentLink({ ...FORM, address: ADDRESS }, field, LINK.toUpperCase());
    expect(taken).toMatchObject({ form: { address: ADDRESS }, outcome: 'taken' });
  });
});

test('a link in the field of the amount never replaces the address', () => {
  const form = { ...FORM, address: OTHER, amount: '0.01' };
  expect(takePaymentLink(form, 'amount', LINK)).toEqual({ form, outcome: 'other-address' });
});

test('a link in the field of the address never replaces the amount', () => {
  const form = { ...FORM, address: OTHER, amount: '0.01' };
  expect(takePaymentLink(form, 'address', LINK)).toEqual({
    form: { ...form, address: ADDRESS },
    outcome: 'amount-kept',
  });
});

test('a link for the typed amount is accepted', () => {
  const form = { ...FORM, amount: '0.05' };
  expect(takePaymentLink(form, 'address', LINK)?.outcome).toBe('taken');
});

test('a link in the field of the amount replaces the text typed there', () => {
  const taken = takePaymentLink({ ...FORM, amount: '0.01' }, 'amount', LINK);
  expect(taken).toEqual({ form: { ...FORM, address: ADDRESS, amount: '0.05000000' }, outcome: 'taken' });
});

test('blanks do not count as a typed amount', () => {
  expect(takePaymentLink({ ...FORM, amount: '  ' }, 'address', LINK)?.outcome).toBe('taken');
});
