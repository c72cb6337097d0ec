import { expect, it } from 'vitest';
import { FRESH_MS, pickForLookUp } from '@/domain/deposits/list-look-up';
import { REFRESH_BUDGET } from '@/domain/deposits/refresh-plan';
import { makeContract, makeGuarantee, makeTransaction } from './make';

const NOW = 10 * FRESH_MS;

function contract(id: string, addresses: number, status = 'active') {
  const deposits = Array.from({ length: addresses }, (_, at) => makeTransaction({ address: `${id}-${at}` }));
  return makeContract({ id, guarantees: [makeGuarantee({ status, deposits })] });
}

it.each([
  ['contracts with addresses, in their order', [contract('a', 1), contract('b', 2)], ['a', 'b']],
  ['none without addresses', [contract('a', 0), contract('b', 1)], ['b']],
  ['no executed guarantees', [contract('a', 1, 'executed')], []],
  ['as many as one refresh may ask for', [contract('a', 12), contract('b', 12), contract('c', 8)], ['a', 'c']],
  ['no contract that is too large', [contract('a', REFRESH_BUDGET + 1)], []],
])('picks %s', (_what, contracts, expected) => {
  expect(pickForLookUp(contracts, () => null, NOW)).toEqual(expected);
});

it('skips contracts that were just read', () => {
  const times: Record<string, number> = { a: NOW - 1, b: NOW - FRESH_MS };
  const picked = pickForLookUp([contract('a', 1), contract('b', 1)], ({ id }) => times[String(id)] ?? null, NOW);
  expect(picked).toEqual(['b']);
});

it('picks contracts that were never read, even if the clock is in its first minute', () => {
  expect(pickForLookUp([contract('a', 1)], () => null, 1_000)).toEqual(['a']);
});
