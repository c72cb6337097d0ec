import { expect, test } from 'vitest';
import type { Sats } from '@/domain/primitives/amount';
import { isReplaceable, isSettledRelease, type ReleaseStatus } from '@/domain/withdrawals/release-status';

const shared = { txid: 'ab', isReplacement: false };

function unconfirmed(fee: number): ReleaseStatus {
  const rates = { fastestFee: 10, halfHourFee: 8, hourFee: 5, minimumFee: 1 };
  return { kind: 'unconfirmed', ...shared, paid: { fee: fee as Sats, vsize: 200 }, rates };
}

test.each<[string, ReleaseStatus | null, { settled: boolean; replaceable: boolean }]>([
  ['is confirmed', { kind: 'confirmed', ...shared }, { settled: true, replaceable: false }],
  [
    'is not confirmed',
    { kind: 'unconfirmed', ...shared, paid: null, rates: null },
    { settled: false, replaceable: true },
  ],
  ['pays less than the next block asks for', unconfirmed(1_999), { settled: false, replaceable: true }],
  ['pays the rate of the next block', unconfirmed(2_000), { settled: false, replaceable: false }],
  [
    'pays the rate of the next block, which is not known',
    { kind: 'unconfirmed', ...shared, paid: { fee: 2_000 as Sats, vsize: 200 }, rates: null },
    { settled: false, replaceable: true },
  ],
  [
    'pays an unknown fee',
    { ...unconfirmed(2_000), paid: null } as ReleaseStatus,
    { settled: false, replaceable: true },
  ],
  ['is missing', { kind: 'missing', txid: 'ab' }, { settled: false, replaceable: true }],
  ['lost its coins to another', { kind: 'spent-elsewhere', txid: 'ab' }, { settled: false, replaceable: false }],
  ['is not looked up yet', null, { settled: false, replaceable: false }],
])('a release that %s', (_case, status, { settled, replaceable }) => {
  expect([isSettledRelease(status), isReplaceable(status)]).toEqual([settled, replaceable]);
});
