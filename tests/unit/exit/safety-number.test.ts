import { describe, expect, test } from 'vitest';
import { computeSafetyNumber as computeInApp } from '@/bitcoin/seals/safety-number';
import { computeSafetyNumber } from '@/exit/recovery/safety-number';
import { COUNTERPARTY, OWNER } from './kits';

/* docs/seal.md#safety-number. The app's number, made with other libraries, is checked with Node's hashes. */

const [A, B] = [OWNER.public_key, COUNTERPARTY.public_key];
const XPUB = 'xpub of the arbitrator';

describe('the safety number of the recovery page', () => {
  test.each<[string, [string, string], string]>([
    ['of two keys', [A, B], XPUB],
    ['of the same keys in the other order', [B, A], XPUB],
    ['of keys in capitals', [A.toUpperCase(), B], XPUB],
    ['with another arbitrator', [A, B], 'xpub of another'],
  ])('is the one that the app shows: %s', async (_name, keys, xpub) => {
    expect(computeSafetyNumber(keys, xpub)).toBe(await computeInApp(keys, xpub));
    expect(computeSafetyNumber(keys, xpub)).toMatch(/^(\d{5} ){11}\d{5}$/);
  });

  test.each<[string, [string, string], string]>([
    ['a first key that is none', ['nonsense', B], XPUB],
    ['a second key that is none', [A, 'nonsense'], XPUB],
    ['no arbitrator', [A, B], ''],
  ])('is unknown with %s', (_name, keys, xpub) => {
    expect(computeSafetyNumber(keys, xpub)).toBeNull();
  });
});
