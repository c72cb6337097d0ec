import { expect, it } from 'vitest';
import { type ActivityEntry, createEvent } from '@/domain/activity/activity';
import { withoutSteps } from '@/domain/activity/activity-steps';

function entry(known: Partial<ActivityEntry> & Pick<ActivityEntry, 'id' | 'kind'>): ActivityEntry {
  const event = createEvent({ proof: 'server', ...known });
  return { ...event, recordedAt: '2026-11-20T10:20:00Z', gone: false, contradicts: null, ...known };
}

const RELEASE = entry({ id: 'release:a', kind: 'release' });

it.each<[string, ActivityEntry, boolean]>([
  ['a new address', entry({ id: 'address:1', kind: 'address' }), false],
  ['an address that the server no longer sends', entry({ id: 'address:1', kind: 'address', gone: true }), true],
  ['an address that it contradicts', entry({ id: 'address:1', kind: 'address', contradicts: 'address:0' }), true],
  ['the signature of a release that was sent', entry({ id: 'signature:a', kind: 'signature', hash: 'a' }), false],
  ['the signature of one that was not', entry({ id: 'signature:b', kind: 'signature', hash: 'b' }), true],
  ['a deposit', entry({ id: 'deposit:d:0', kind: 'deposit' }), true],
])('%s stays in the short log: %s', (_name, each, stays) => {
  expect(withoutSteps([RELEASE, each])).toEqual(stays ? [RELEASE, each] : [RELEASE]);
});
