import { expect, it, test } from 'vitest';
import {
  type Destination,
  findDestination,
  findLookAlike,
  rememberDestination,
} from '@/domain/withdrawals/destinations';

const SEGWIT = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const LEGACY = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

function paid(address: string, name = '', paidAt = '2026-01-01T12:00:00.000Z'): Destination {
  return { address, name, paidAt };
}

it('keeps the latest first, each address once, in the normalised form', () => {
  const first = rememberDestination([paid(LEGACY, 'Bank')], paid(SEGWIT.toUpperCase(), ' Wallet '));
  expect(first).toEqual([paid(SEGWIT, 'Wallet'), paid(LEGACY, 'Bank')]);
  expect(rememberDestination(first, paid(LEGACY, '', '2026-02-01T12:00:00.000Z'))).toEqual([
    paid(LEGACY, 'Bank', '2026-02-01T12:00:00.000Z'),
    paid(SEGWIT, 'Wallet'),
  ]);
});

it('gives an address another name', () => {
  expect(rememberDestination([paid(LEGACY, 'Bank')], paid(LEGACY, 'Exchange'))).toEqual([paid(LEGACY, 'Exchange')]);
});

it('drops the oldest of more than 100, and cuts long names', () => {
  let known: Destination[] = [];
  for (let number = 0; number < 105; number += 1)
    known = rememberDestination(known, paid(`1${number}`, 'x'.repeat(70)));
  expect(known).toHaveLength(100);
  expect(known[0]).toMatchObject({ address: '1104', name: 'x'.repeat(60) });
});

test.each([
  ['the same', SEGWIT, true],
  ['the same in capitals', SEGWIT.toUpperCase(), true],
  ['another', LEGACY, false],
  ['a legacy address in another case', LEGACY.toLowerCase(), false],
])('finds %s: %s', (_, address, found) => {
  const known = [paid(SEGWIT), ...(address === LEGACY ? [] : [paid(LEGACY)])];
  expect(findDestination(known, address) !== null).toBe(found);
});

test.each([
  ['begins and ends alike', 'bc1qar0s0000000000000000000000000000005mdq', SEGWIT],
  ['is known', SEGWIT, null],
  ['begins alike only', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5000', null],
  ['begins with one letter alike', 'bc1qa0000rr7xfkvy5l643lydnw9re59gtzzwf5mdq', null],
  ['ends alike only', 'bc1q0000rrr7xfkvy5l643lydnw9re59gtzzwf5mdq', null],
  ['has the start of all segwit addresses only', 'bc1q5hn9qxc0zx8v3c2m4l7k6j5h4g3f2d1s0a9p8q', null],
  ['is a legacy one alike', '1BvBM00000000000000000000000aNVN2', LEGACY],
])('an address that %s', (_, address, alike) => {
  expect(findLookAlike([paid(SEGWIT), paid(LEGACY)], address)?.address ?? null).toBe(alike);
});

it('keeps an address without a name', () => {
  expect(rememberDestination([], paid(LEGACY, '  '))).toEqual([paid(LEGACY)]);
});
