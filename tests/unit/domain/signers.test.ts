import { expect, test } from 'vitest';
import { findSigner } from '@/domain/withdrawals/signers';
import { makeContract } from './make';

const KEYS = ['02aa', '03BB', '02cc'].map((publicKey) => ({ publicKey, encryptedKey: null }));
const CONTRACT = makeContract({ contractors: ['ana', 'berto', 'third'], keys: KEYS });

test('an unknown key belongs to no signer', () => {
  const keys = [{ publicKey: null, encryptedKey: null }, ...KEYS.slice(1)];
  expect([findSigner({ ...CONTRACT, keys }, '02aa'), findSigner({ ...CONTRACT, keys }, '03bb')]).toEqual([
    null,
    'berto',
  ]);
});

test.each([
  ['the owner', '02aa', 'ana'],
  ['the counterparty, whose key is in capitals', '03bb', 'berto'],
  ['a third entry that only a hostile backend sends: it would pass for a contractor', '02cc', null],
  ['a key of neither, the arbitrator', '02dd', null],
])('%s', (_case, publicKey, expected) => {
  expect(findSigner(CONTRACT, publicKey)).toBe(expected);
});
