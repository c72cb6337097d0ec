import { expect, it } from 'vitest';
import {
  ACTIVITY_KINDS,
  ACTIVITY_PROOFS,
  type ActivityEntry,
  createEvent,
  isUnproven,
} from '@/domain/activity/activity';
import { listLast, listNews, withoutSteps } from '@/domain/activity/activity-steps';
import { toSats } from '@/domain/primitives/amount';

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

const END = entry({ id: 'executed:g', kind: 'executed', guaranteeId: 'g' });

function payment(id: string, kind: 'deposit' | 'release', sats: number | null, known: Partial<ActivityEntry> = {}) {
  return entry({ id, kind, guaranteeId: 'g', amount: sats === null ? null : toSats(sats), ...known });
}

/* Newest first. The end of a guarantee stays unless the listed payments explain it. */
it.each<[string, ActivityEntry[], string | null]>([
  ['one release of all but the fee', [payment('r', 'release', 99_000), payment('d', 'deposit', 100_000)], 'r'],
  [
    'the last of several releases',
    [payment('r2', 'release', 60_000), payment('r1', 'release', 39_000), payment('d', 'deposit', 100_000)],
    'r2',
  ],
  ['nine tenths', [payment('r', 'release', 90_000), payment('d', 'deposit', 100_000)], 'r'],
  ['less than nine tenths', [payment('r', 'release', 89_999), payment('d', 'deposit', 100_000)], null],
  ['no deposit', [payment('r', 'release', 99_000)], null],
  ['no release', [payment('d', 'deposit', 100_000)], null],
  ['a release of an unknown amount', [payment('r', 'release', null), payment('d', 'deposit', 100_000)], null],
  ['a deposit of an unknown amount', [payment('r', 'release', 99_000), payment('d', 'deposit', null)], null],
  [
    'money that came back',
    [payment('d2', 'deposit', 5_000), payment('r', 'release', 99_000), payment('d', 'deposit', 100_000)],
    null,
  ],
  [
    'a release of another guarantee',
    [payment('r', 'release', 99_000, { guaranteeId: 'h' }), payment('d', 'deposit', 100_000)],
    null,
  ],
  [
    'a deposit that is no longer found',
    [
      payment('r', 'release', 99_000),
      entry({ id: 'm', kind: 'missing', guaranteeId: 'g' }),
      payment('d', 'deposit', 100_000),
    ],
    null,
  ],
  [
    'a release that the server no longer sends',
    [payment('r', 'release', 99_000, { gone: true }), payment('d', 'deposit', 100_000)],
    null,
  ],
  [
    'a payment that the server contradicts',
    [
      payment('r', 'release', 99_000),
      payment('d', 'deposit', 100_000),
      payment('d!', 'deposit', 1, { contradicts: 'd' }),
    ],
    null,
  ],
  [
    'a proven release of a deposit that only the server names',
    [payment('r', 'release', 99_000, { proof: 'chain' }), payment('d', 'deposit', 100_000)],
    null,
  ],
  [
    'payments that are all proven',
    [payment('r', 'release', 99_000, { proof: 'chain' }), payment('d', 'deposit', 100_000, { proof: 'chain' })],
    'r',
  ],
])('an end explained by %s is its last payment: %#', (_name, payments, last) => {
  const entries = [END, ...payments];
  expect([...listLast(entries)]).toEqual(last === null ? [] : [last]);
  expect(withoutSteps(entries).includes(END)).toBe(last === null);
});

it('calls payments and signatures unproven until a block or a signature proves them, and nothing else', () => {
  const unproven = ACTIVITY_KINDS.flatMap((kind) =>
    ACTIVITY_PROOFS.filter((proof) => isUnproven({ kind, proof })).map((proof) => `${kind} ${proof}`),
  );
  const provable = ['deposit', 'signature', 'return', 'release', 'terms-signed', 'terms-sealed'];
  expect(unproven).toEqual(provable.flatMap((kind) => [`${kind} server`, `${kind} device`]));
});

const CLAIM = entry({ id: 'guarantee:1!', kind: 'guarantee', contradicts: 'guarantee:1' });
const JOINED = entry({ id: 'joined', kind: 'joined' });

it.each<[string, Partial<ActivityEntry>, ActivityEntry[], boolean]>([
  ['at an unknown time is left out of the newest entries', {}, [JOINED], false],
  ['with a date stays', { at: '2026-11-19T10:00:00Z' }, [JOINED], true],
  ['that is gone stays', { gone: true }, [JOINED], true],
  ['that contradicts another entry stays', { contradicts: 'other' }, [JOINED], true],
  ['that another entry contradicts stays', {}, [CLAIM], true],
  ['that is another event stays', { kind: 'created' }, [JOINED], true],
])('a guarantee %s', (_name, change, others, stays) => {
  const added = { ...entry({ id: 'guarantee:1', kind: 'guarantee' }), ...change };
  const shown = listNews([added, ...others]).map((row) => row.entry);
  expect(shown).toEqual(stays ? [added, ...others] : others);
});
