import { describe, expect, test, vi } from 'vitest';
import { parseResponse } from '@/services/response';
import { completeGuarantee, contractFillSchema } from '@/services/schemas/contract-fill.schema';
import { transaction, wireTransaction } from './samples';

const fill = (answer: unknown) => parseResponse(contractFillSchema, 'GET /contracts/7/fillcontract', answer);

// Spec: 3.fields-read
describe('a part of a contract holds only the fields that came', () => {
  test.each([
    ['nothing', {}, {}],
    ['nulls say nothing', { keys: null, guarantees: null, title: null }, {}],
    ['the id never', { id: 99, title: 'Sale' }, { title: 'Sale' }],
    ['an empty list', { keys: [] }, { keys: [] }],
    ['unknown fields', { tag: 'x' }, { extra: { tag: 'x' } }],
    ['no field that cannot be read', { pdf_url: {}, title: 'Sale' }, { title: 'Sale', extra: { pdf_url: {} } }],
    [
      'no list with an entry that cannot be read',
      { guarantees: [{ id: 8, deposits: [{}], withdrawals: [null] }] },
      { guarantees: [{ id: 8, withdrawals: [], extra: { deposits: [{}] } }] },
    ],
    [
      'keys',
      { keys: [{ public_key: '02', encrypted_key: 'e' }] },
      { keys: [{ publicKey: '02', extra: { encrypted_key: 'e' } }] },
    ],
    ['guarantees in part', { guarantees: [{ id: 8 }] }, { guarantees: [{ id: 8 }] }],
    [
      'a null list of withdrawals was not received',
      { guarantees: [{ id: 8, amount: null, withdrawals: null, deposits: [wireTransaction] }] },
      { guarantees: [{ id: 8, deposits: [transaction] }] },
    ],
  ])('%s', (_, answer, part) => {
    expect(fill(answer)).toStrictEqual(part);
  });

  test.each([
    [[], 'answer'],
    [{ keys: 'x' }, 'keys'],
    [{ guarantees: [{ deposits: [] }] }, 'guarantees.0.id'],
  ])('%j is a bad answer', (answer, field) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => fill(answer)).toThrow(expect.objectContaining({ detail: expect.objectContaining({ field }) }));
  });
});

test('a part of a guarantee is completed with blanks', () => {
  expect(completeGuarantee({ id: 8, deposits: [transaction] })).toEqual({
    id: 8,
    contractId: null,
    depositorId: null,
    description: '',
    amount: null,
    validUntil: null,
    conditions: '',
    verificationProcess: '',
    status: '',
    deposits: [transaction],
    withdrawals: null,
  });
});
