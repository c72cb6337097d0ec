import { expect, test } from 'vitest';
import { isReplaceable, isSettledRelease, type ReleaseStatus } from '@/domain/withdrawals/release-status';

const shared = { txid: 'ab', isReplacement: false };

test.each<[string, ReleaseStatus | null, { settled: boolean; replaceable: boolean }]>([
  ['is confirmed', { kind: 'confirmed', ...shared }, { settled: true, replaceable: false }],
  [
    'is not confirmed',
    { kind: 'unconfirmed', ...shared, paid: null, rates: null },
    { settled: false, replaceable: true },
  ],
  ['is missing', { kind: 'missing', txid: 'ab' }, { settled: false, replaceable: true }],
  ['lost its coins to another', { kind: 'spent-elsewhere', txid: 'ab' }, { settled: false, replaceable: false }],
  ['is not looked up yet', null, { settled: false, replaceable: false }],
])('a release that %s', (_case, status, { settled, replaceable }) => {
  expect([isSettledRelease(status), isReplaceable(status)]).toEqual([settled, replaceable]);
});
