import { expect, test, vi } from 'vitest';
import { toAddress, toOutputScript } from '@/bitcoin/addresses/output-script';
import { memoize } from '@/bitcoin/memoize';
import { DESTINATION } from './releases';

test('computes a result once per text and network', () => {
  const read = vi.fn((text: string, network: string) => (text === 'none' ? null : `${text} on ${network}`));
  const recall = memoize(read);
  for (let round = 0; round < 3; round++) {
    expect(recall('a', 'regtest')).toBe('a on regtest');
    expect(recall('a', 'mainnet')).toBe('a on mainnet');
    expect(recall('none', 'regtest')).toBeNull();
  }
  expect(read).toHaveBeenCalledTimes(3);
});

test('limits the number and length of cached entries', () => {
  const read = vi.fn((text: string, _network: string) => text.length);
  const recall = memoize(read);
  for (let index = 0; index <= 500; index++) recall(String(index), 'regtest');
  recall('0', 'regtest');
  expect(read).toHaveBeenCalledTimes(502);
  for (let round = 0; round < 2; round++) recall('x'.repeat(101), 'regtest');
  expect(read).toHaveBeenCalledTimes(504);
});

test('returns a copy, so callers cannot change a cached script', () => {
  toOutputScript(DESTINATION, 'regtest')?.fill(0);
  const script = toOutputScript(DESTINATION, 'regtest') ?? new Uint8Array();
  expect(toAddress(script, 'regtest')).toBe(DESTINATION);
});
