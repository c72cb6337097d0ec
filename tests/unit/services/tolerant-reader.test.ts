import type { GenericSchema } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '@/domain/primitives/errors';
import { parseResponse } from '@/services/response';
import { userSchema } from '@/services/schemas/people.schema';
import {
  contractSchema,
  guaranteeDetailsSchema,
  guaranteeSchema,
  transactionSchema,
} from '@/services/schemas/records.schema';
import { contractToWire, transactionToWire } from '@/services/schemas/records.writer';
import {
  contractToStored,
  storedContractSchema,
  storedTransactionSchema,
  transactionToStored,
} from '@/services/schemas/stored.schema';
import { readDocumentUrl } from '@/services/upload.service';
import { wireContract, wireGuarantee, wireTransaction } from './samples';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function read<T>(schema: GenericSchema<unknown, T>, answer: unknown): T {
  return parseResponse(schema, 'GET /x', answer);
}

function fieldAtFault(schema: GenericSchema, answer: unknown): string | undefined {
  try {
    read(schema, answer);
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'bad-answer', detail: { call: 'GET /x' } });
    return (error as AppError).detail.field;
  }
  return expect.unreachable('the answer was read');
}

const readTransaction = (fields: object) => read(transactionSchema, { ...wireTransaction, ...fields });

// Spec: 3.fields-read
describe('ids', () => {
  test.each([7, '7', '0x7', 'b2c0-11', 0])('%j is kept as received', (id) => {
    expect(readTransaction({ id, sender_id: id, receivers_id: [id] })).toMatchObject({
      id,
      senderId: id,
      receiverIds: [id],
    });
  });

  test.each([null, undefined, '', {}, [], true, 1.5, 2 ** 53])('%j is not an id', (id) => {
    expect(fieldAtFault(transactionSchema, { ...wireTransaction, id })).toBe('id');
  });

  test.each([null, undefined, ''])('an id that may be missing and is %j is null', (signer) => {
    expect(readTransaction({ signer }).signer).toBeNull();
  });
});

describe('amounts', () => {
  test.each([
    ['0.00100000', 100_000],
    ['0.001', 100_000],
    [0.001, 100_000],
    [1e-8, 1],
    ['1e-8', 1],
    ['1.5E-3', 150_000],
    [21_000_000, 2_100_000_000_000_000],
    [0, 0],
    ['0', 0],
    [null, null],
    [undefined, null],
    ['', null],
  ])('%j is %j sat', (amount, sats) => {
    expect(readTransaction({ amount }).amount).toBe(sats);
  });

  test.each(['-1', -1, 'abc', '0.000000001', 1e-9, '21000000.00000001', '1,5', '0x10', ' ', {}, true, [1]])(
    '%j is unknown, and goes back as it came',
    (amount) => {
      const transaction = readTransaction({ amount });
      expect(transaction).toMatchObject({ amount: null, extra: { amount } });
      expect(transactionToWire(transaction, 'received').amount).toEqual(amount);
      expect(transactionToWire(transaction, 'complete').amount).toEqual(amount);
    },
  );

  test('may be missing from every record', () => {
    const { amount: _, ...deposit } = wireTransaction as Record<string, unknown>;
    const { amount: _a, ...guarantee } = { ...wireGuarantee, deposits: [deposit] } as Record<string, unknown>;
    const contract = read(contractSchema, { ...wireContract, guarantees: [guarantee] });
    expect(contract.guarantees).toMatchObject([{ amount: null, deposits: [{ amount: null }] }]);
    expect(contract.guarantees[0]).not.toHaveProperty('extra');
  });

  test('one in satoshis makes its own record unknown, and no other', () => {
    const deposits = [{ ...wireTransaction, amount: 25_000_000 }, wireTransaction];
    const guarantees = [
      { ...wireGuarantee, deposits },
      { ...wireGuarantee, amount: 25_000_000 },
    ];
    const contract = read(contractSchema, { ...wireContract, guarantees });
    expect(contract.guarantees.map(({ amount }) => amount)).toEqual([100_000, null]);
    expect(contract.guarantees[0]?.deposits?.map(({ amount }) => amount)).toEqual([null, 100_000]);
  });

  test('the field at fault is named with its path', () => {
    const guarantees = [wireGuarantee, { ...wireGuarantee, id: {} }];
    expect(fieldAtFault(contractSchema, { ...wireContract, guarantees })).toBe('guarantees.1.id');
  });

  test('the error quotes no value', () => {
    const odd = { ...wireTransaction, withdrawal: { secret: 'cHNidP8' } };
    expect(() => read(transactionSchema, odd)).toThrow(/^GET \/x: "withdrawal" is missing or wrong/);
    expect(() => read(transactionSchema, odd)).not.toThrow(/cHNidP8/);
  });
});

// Spec: 3.total-amount
describe('guarantee details', () => {
  test.each([
    [
      { amount: '0.001', estimatedFees: '0.0001' },
      { amount: 100_000, estimatedFees: 10_000, totalAmount: 110_000 },
    ],
    [{ amount: '0.001' }, { amount: 100_000, estimatedFees: null, totalAmount: null }],
    [{}, { amount: null, estimatedFees: null, totalAmount: null }],
  ])('%j', (answer, details) => {
    expect(read(guaranteeDetailsSchema, answer)).toEqual(details);
  });

  test('a total above the money supply is a bad answer', () => {
    expect(fieldAtFault(guaranteeDetailsSchema, { amount: 21_000_000, estimatedFees: 1 })).toBe('answer');
  });
});

describe('other fields', () => {
  test.each([
    ['1', 1],
    [0, 0],
    ['0', 0],
    [null, null],
    ['', null],
  ])('vout %j is %j', (vout, number) => {
    expect(readTransaction({ vout }).vout).toBe(number);
  });

  test.each([
    ...['-1', -1, 1.5, 'one', '1e3', true].map((vout) => ['vout', vout, 'vout', null] as const),
    ...[{}, ['x'], true].flatMap((odd) => [
      ['address', odd, 'address', null] as const,
      ['status', odd, 'status', ''] as const,
      ['created_at', odd, 'createdAt', null] as const,
      ['signer', odd, 'signer', null] as const,
    ]),
    ['u_psbt', { type: 'Buffer', data: [1] }, 'unsignedPsbt', null] as const,
  ])('%s %j is unknown, and goes back as it came, after a reload too', (name, odd, field, unknown) => {
    const transaction = readTransaction({ [name]: odd });
    expect(transaction).toEqual({ ...readTransaction({}), [field]: unknown, extra: { [name]: odd } });
    const reloaded = read(storedTransactionSchema, JSON.parse(JSON.stringify(transactionToStored(transaction))));
    expect(reloaded).toEqual(transaction);
    expect(transactionToWire(reloaded, 'received')[name]).toEqual(odd);
  });

  test.each<[string, object, object]>([
    ['numbers where texts are expected', { title: 2026, description: 0.5 }, { title: '2026', description: '0.5' }],
    ['an address of a document that is an object', { pdf_url: { url: 'x' } }, { pdfUrl: null }],
    ['people as objects', { contractors: [{ id: 3, email: 'a@b.c' }, { _id: 'u4' }] }, { contractors: [3, 'u4'] }],
    ['an arbitrator as an object', { arbitrator: { _id: { $oid: '1' }, public_key: 'xpub' } }, { arbitrator: '1' }],
    ['an id under another name', { id: undefined, _id: 7 }, { id: 7 }],
    ['seconds since 1970', { created_at: 1_772_359_200 }, { createdAt: '2026-03-01T10:00:00.000Z' }],
    ['milliseconds as digits', { updated_at: '1772359200000' }, { updatedAt: '2026-03-01T10:00:00.000Z' }],
  ])('%s are read', (_name, fields, expected) => {
    const { id, ...rest } = wireContract;
    const sent = JSON.parse(JSON.stringify({ id, ...rest, ...fields }));
    expect(read(contractSchema, sent)).toMatchObject(expected);
  });

  test.each([
    [3, [3]],
    [{ id: 3 }, [3]],
    [[3, null, {}], [3]],
    ['', []],
  ])('receivers %j are %j', (receivers_id, ids) => {
    expect(readTransaction({ receivers_id }).receiverIds).toEqual(ids);
  });

  test('an odd contract that is kept on this device is read again as it is', () => {
    const odd = { ...wireContract, pdf_url: { url: 'x' }, title: 7, guarantees: [{ ...wireGuarantee, amount: {} }] };
    const contract = read(contractSchema, odd);
    const stored = JSON.parse(JSON.stringify(contractToStored(contract)));
    expect(read(storedContractSchema, stored)).toEqual(contract);
  });

  test.each([
    ['txid', 'txid'],
    ['signer', 'signer'],
    ['address', 'address'],
    ['u_psbt', 'unsignedPsbt'],
    ['p_psbt', 'signedPsbt'],
    ['created_at', 'createdAt'],
  ] as const)('a blank %s is null', (name, field) => {
    expect(readTransaction({ [name]: '' })[field]).toBeNull();
  });

  test('a blank pdf_url is null', () => {
    expect(read(contractSchema, { ...wireContract, pdf_url: '' }).pdfUrl).toBeNull();
  });

  test.each([
    [true, true],
    [1, true],
    [0, false],
    [null, null],
    [undefined, null],
    ['false', false],
    ['True', true],
    ['0', false],
    ['1', true],
  ])('withdrawal %j is %j', (withdrawal, flag) => {
    expect(readTransaction({ withdrawal }).isWithdrawal).toBe(flag);
  });

  test.each(['active', 'frozen', ''])('status %j is kept', (status) => {
    expect(readTransaction({ status }).status).toBe(status);
    expect(read(contractSchema, { ...wireContract, status }).status).toBe(status);
  });

  test('dates are kept as received', () => {
    expect(readTransaction({ created_at: '2026-02-30 at noon' }).createdAt).toBe('2026-02-30 at noon');
  });

  test('unknown fields are kept at any depth', () => {
    const answer = { ...wireContract, tag: 'x', guarantees: [{ ...wireGuarantee, deep: { er: 1 } }] };
    const contract = read(contractSchema, answer);
    expect(contract).toMatchObject({ extra: { tag: 'x' }, guarantees: [{ extra: { deep: { er: 1 } } }] });
  });

  test('a field named __proto__ changes nothing', () => {
    const user = read(userSchema, JSON.parse('{"id":1,"__proto__":{"username":"mallory"}}'));
    expect(user.username).toBeNull();
    expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
  });

  test('a user needs nothing but an id', () => {
    const expected = { id: 1, email: '', username: null, encryptedKey: null, publicKey: null };
    expect(read(userSchema, { id: 1 })).toEqual(expected);
    expect(read(userSchema, { _id: 1 })).toEqual(expected);
  });
});

describe('lists', () => {
  test.each([null, undefined])('%j is an empty list', (list) => {
    const answer = { id: 7, contractors: list, keys: list, guarantees: list };
    expect(read(contractSchema, answer)).toMatchObject({ contractors: [], keys: [], guarantees: [] });
    expect(readTransaction({ receivers_id: list }).receiverIds).toEqual([]);
  });

  test('guarantees that are named by their ids are known by them alone', () => {
    const { guarantees } = read(contractSchema, { ...wireContract, guarantees: [8, '9', null, { id: 10 }] });
    expect(guarantees.map(({ id }) => id)).toEqual([8, '9', 10]);
    expect(guarantees[0]).toMatchObject({ amount: null, depositorId: null, deposits: null, withdrawals: null });
  });

  test.each(['deposits', 'withdrawals'] as const)(
    '%s with an entry that cannot be read are unknown, not fewer',
    (name) => {
      const guarantee = read(guaranteeSchema, { ...wireGuarantee, [name]: [wireTransaction, { amount: '1' }] });
      expect(guarantee[name]).toBeNull();
      expect(read(guaranteeSchema, { ...wireGuarantee, [name]: [wireTransaction, null] })[name]).toHaveLength(1);
    },
  );

  test.each([[{}], ['x'], [7]])('%j is not a list', (guarantees) => {
    expect(fieldAtFault(contractSchema, { ...wireContract, guarantees })).toBe('guarantees');
  });

  test.each([
    [[3, null], [3]],
    [['3', ''], ['3']],
    [[null], []],
    [
      [3, 4],
      [3, 4],
    ],
  ])('contractors %j are %j', (contractors, ids) => {
    expect(read(contractSchema, { ...wireContract, contractors }).contractors).toEqual(ids);
  });

  test('a missing owner is a bad answer, so no contractor changes position', () => {
    expect(fieldAtFault(contractSchema, { ...wireContract, contractors: [null, 4] })).toBe('contractors.0');
  });

  test('keys keep their positions', () => {
    const keys = [null, { public_key: '03', encrypted_key: '' }];
    expect(read(contractSchema, { ...wireContract, keys }).keys).toEqual([
      { publicKey: null },
      { publicKey: '03', extra: { encrypted_key: '' } },
    ]);
  });

  test.each([
    ['a text', 'U2FsdGVkX18='],
    ['an object', { v: 1, public_key: '03' }],
    ['nothing', null],
    ['a list of bytes', [1, 2, 3]],
  ])('an envelope in keys that is %s goes back as it came', (_name, encrypted_key) => {
    const keys = [{ public_key: '03', encrypted_key }];
    expect(contractToWire(read(contractSchema, { ...wireContract, keys }), 'received').keys).toEqual(keys);
  });

  test.each<[string, unknown, string | null]>([
    ['a text', 'U2FsdGVkX18=', 'U2FsdGVkX18='],
    ['an object', { ct: 'e', iv: '00', s: '00' }, '{"ct":"e","iv":"00","s":"00"}'],
    ['a list of bytes', [1, 2, 3], '[1,2,3]'],
    ['a number', 7, '7'],
    ['an empty text', '', null],
    ['nothing', undefined, null],
  ])("an account's envelope that is %s keeps nobody from logging in", (_name, encrypted_key, expected) => {
    expect(read(userSchema, { id: 1, email: 'a@example.com', encrypted_key }).encryptedKey).toBe(expected);
  });
});

describe('the answer to the upload of a PDF', () => {
  const UPLOAD = 'https://files.example.com/documents';

  test.each([
    ['/documents/1.pdf', 'https://files.example.com/documents/1.pdf'],
    ['https://cdn.example.com/1.pdf', 'https://cdn.example.com/1.pdf'],
  ])('url %s is %s', (url, href) => {
    expect(readDocumentUrl({ url }, UPLOAD)).toBe(href);
  });

  test.each([
    ['a text', 'OK'],
    ['a bare address', 'https://files.example.com/1.pdf'],
    ['no url', { href: '/documents/1.pdf' }],
    ['an empty url', { url: ' ' }],
    ['a url that nobody can open', { url: 'http://files.example.com/1.pdf' }],
    ['a url of this page', { url: 'blob:https://aval.example.com/1' }],
    ['a script', { url: 'javascript:alert(1)' }],
  ])('%s is refused', (_, answer) => {
    expect(() => readDocumentUrl(answer, UPLOAD)).toThrow(expect.objectContaining({ code: 'bad-answer' }));
  });

  test('a page of the site is refused as one', () => {
    const read = () => readDocumentUrl('<!doctype html><title>Aval</title>', UPLOAD);
    expect(read).toThrow(expect.objectContaining({ code: 'web-page' }));
  });
});
