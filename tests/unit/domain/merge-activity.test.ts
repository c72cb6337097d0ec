import { describe, expect, it } from 'vitest';
import { type ActivityEntry, type ActivityEvent, createEvent } from '@/domain/activity/activity';
import { isFull, MAX_CLAIMS, mergeActivity } from '@/domain/activity/merge-activity';
import { dateActivity, listDated, sortActivity } from '@/domain/activity/sort-activity';
import { sats } from './make';

const [FIRST, LATER] = ['2026-06-01T00:00:00.000Z', '2026-06-02T00:00:00.000Z'];
const BLOCK = '2026-02-01T00:00:00.000Z';
const claimed = createEvent({
  id: 'deposit:aa:0',
  kind: 'deposit',
  proof: 'server',
  at: '2026-01-03T00:00:00Z',
  person: 'berto',
  amount: sats(100_000),
  guaranteeId: 'g1',
  link: { txid: 'aa' },
  record: 'deposit:aa:0',
});
const inBlock = createEvent({ ...claimed, proof: 'chain', at: BLOCK, timeFrom: 'block', person: null, record: null });
const created = createEvent({
  id: 'created',
  kind: 'created',
  proof: 'server',
  at: BLOCK,
  person: 'ana',
  record: 'created',
});

function record(...rounds: ActivityEvent[][]): readonly ActivityEntry[] {
  return rounds.reduce<readonly ActivityEntry[]>(
    (log, events, at) => mergeActivity(log, events, at === 0 ? FIRST : LATER),
    [],
  );
}

describe('the log', () => {
  it('records each event once, and stays the same object when nothing is new', () => {
    const log = record([claimed, created]);
    expect(log).toMatchObject([
      { id: 'deposit:aa:0', recordedAt: FIRST, gone: false, contradicts: null },
      { id: 'created', recordedAt: FIRST },
    ]);
    expect(mergeActivity(log, [created, claimed], LATER)).toBe(log);
  });

  it('replaces data of the server with data of a block, including time and amount', () => {
    const [entry, ...others] = record([claimed], [claimed, inBlock]);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ proof: 'chain', at: BLOCK, timeFrom: 'block', amount: 100_000, person: 'berto' });
    expect(entry?.recordedAt).toBe(FIRST);
  });

  it('never makes a proof weaker', () => {
    const log = record([claimed, inBlock]);
    expect(mergeActivity(log, [claimed, { ...claimed, proof: 'device', record: null }], LATER)).toBe(log);
  });

  it.each<[string, ActivityEvent, Partial<ActivityEvent>]>([
    ['another amount', claimed, { amount: sats(900_000) }],
    ['another person', claimed, { person: 'mallory' }],
    ['another guarantee', claimed, { guaranteeId: 'g2' }],
    ['another time of creation', created, { at: '2020-01-01T00:00:00Z' }],
    ['a time of creation that is none', created, { at: 'soon' }],
  ])('keeps what is recorded when the server says %s, and records the claim once', (_what, event, change) => {
    const lie = { ...event, ...change };
    const log = record([event], [lie], [event], [lie]);
    expect(log).toHaveLength(2);
    const [kept, claim] = log;
    expect(kept).toMatchObject({ ...event, recordedAt: FIRST });
    expect(claim).toMatchObject({ ...change, proof: 'server', contradicts: event.id, recordedAt: LATER, gone: false });
  });

  it.each<[string, Partial<ActivityEvent>, Partial<ActivityEvent>]>([
    ['the same moment in another form', { at: '2026-02-01T01:00:00+01:00' }, {}],
    ['a record that changed later', { kind: 'deposit', at: LATER }, { kind: 'deposit' }],
    ['an id as a number', { person: 7 }, { person: '7' }],
    ['an unknown amount', { amount: null }, { amount: sats(5) }],
    ['an amount that was unknown', { amount: sats(5) }, { amount: null }],
  ])('does not treat %s as a contradiction', (_what, now, before) => {
    expect(record([{ ...created, ...before }], [{ ...created, ...now }])).toHaveLength(1);
  });

  it('fills in unknown fields', () => {
    const log = record([{ ...claimed, amount: null, at: null, person: null }], [claimed]);
    expect(log).toMatchObject([{ amount: 100_000, at: claimed.at, person: 'berto', recordedAt: FIRST }]);
  });

  it('shows the claim of the server if a block contradicts it', () => {
    const log = record([{ ...claimed, amount: sats(900_000) }], [inBlock], [{ ...claimed, amount: sats(900_000) }]);
    expect(log).toMatchObject([
      { proof: 'chain', amount: 100_000, contradicts: null },
      { proof: 'server', amount: 900_000, contradicts: 'deposit:aa:0', recordedAt: FIRST },
    ]);
    expect(log).toHaveLength(2);
  });

  it('marks entries that the server no longer sends, and removes the mark when it sends them again', () => {
    const log = record([created, claimed, inBlock], [created, inBlock]);
    expect(log.map(({ gone }) => gone)).toEqual([false, true]);
    expect(mergeActivity(log, [created, claimed], LATER).map(({ gone }) => gone)).toEqual([false, false]);
  });

  it('keeps two signatures with the same id from the server', () => {
    const signature = createEvent({
      id: 's',
      kind: 'signature',
      proof: 'signed',
      person: 'ana',
      hash: 'aa',
      record: 'w',
    });
    const log = record([signature], [{ ...signature, hash: 'bb' }], [{ ...signature, hash: 'bb' }]);
    expect(log.map(({ hash, proof, contradicts }) => [hash, proof, contradicts])).toEqual([
      ['aa', 'signed', null],
      ['bb', 'signed', null],
    ]);
  });

  it('has room for proven entries, however many the server invents', () => {
    const invented = Array.from({ length: MAX_CLAIMS + 100 }, (_, at) => ({
      ...claimed,
      id: `d${at}`,
      record: `d${at}`,
    }));
    const log = record(invented, [...invented.slice(100), inBlock]);
    expect(log).toHaveLength(MAX_CLAIMS + 1);
    expect(isFull(log)).toBe(true);
    expect(log.at(-1)).toMatchObject({ proof: 'chain' });
  });

  it('reads each entry as often in a long log as in a short one', () => {
    function countReads(count: number): number {
      let reads = 0;
      const events = Array.from({ length: count }, (_, at) => ({
        ...claimed,
        record: `d${at}`,
        get id() {
          reads += 1;
          return `d${at}`;
        },
      }));
      const log = record(events);
      reads = 0;
      expect(mergeActivity(log, events, LATER)).toBe(log);
      return reads / count;
    }
    expect(countReads(1_000)).toBeLessThan(1.5 * countReads(100));
  });
});

describe('a deposit whose record lacks the index of its output', () => {
  const claimed = (vout: number | null) =>
    createEvent({
      ...{ id: `deposit:aa:${vout ?? ''}`, kind: 'deposit', proof: 'server', record: `deposit:aa:${vout ?? ''}` },
      ...{ amount: sats(50_000), link: { txid: 'aa' } },
    });
  const proven = (vout: number) => createEvent({ ...claimed(vout), proof: 'chain', record: null });
  const list = (log: readonly ActivityEntry[]) => log.map(({ id, proof, gone }) => [id, proof, gone]);

  it.each<[string, ActivityEvent[][], unknown[]]>([
    ['is the output in the block', [[claimed(null), proven(1)]], [['deposit:aa:1', 'chain', false]]],
    ['in either order', [[proven(1)], [proven(1), claimed(null)]], [['deposit:aa:1', 'chain', false]]],
    ['also once the record has it', [[claimed(null)], [claimed(1), proven(1)]], [['deposit:aa:1', 'chain', false]]],
    ['also if the record loses it', [[claimed(1), proven(1)], [claimed(null)]], [['deposit:aa:1', 'chain', false]]],
    [
      'is one of two equal outputs',
      [[claimed(null), proven(0), proven(1)]],
      [
        ['deposit:aa:0', 'chain', false],
        ['deposit:aa:1', 'chain', false],
      ],
    ],
  ])('%s', (_name, looks, expected) => {
    const log = record(...looks);
    expect(list(log)).toEqual(expected);
    expect(mergeActivity(log, looks.at(-1) ?? [], LATER)).toBe(log);
  });
});

describe('the order', () => {
  const at = (id: string, fields: Partial<ActivityEvent>) =>
    createEvent({ id, kind: 'deposit', proof: 'server', ...fields });
  const order = (log: readonly ActivityEntry[]) => sortActivity(log).map(({ id }) => id);

  it('is by time, newest first, with the time of the block for transactions in blocks', () => {
    const log = record([
      at('b', { at: '2026-02-02' }),
      at('a', { at: BLOCK, proof: 'chain', timeFrom: 'block' }),
      at('c', { at: '2026-03-01' }),
    ]);
    expect(order(log)).toEqual(['c', 'b', 'a']);
  });

  it('does not put an invented time in the future first', () => {
    expect(order(record([at('future', { at: '2099-01-01' })], [at('real', { at: LATER })]))).toEqual([
      'real',
      'future',
    ]);
  });

  it('puts entries found at the first look after the entries they followed', () => {
    const log = record(
      [created, at('joined', { after: BLOCK }), at('later', { at: '2026-03-01' })],
      [at('new', { after: BLOCK })],
    );
    expect(order(log)).toEqual(['new', 'later', 'joined', 'created']);
  });

  it('dates no entry of the first look by that look', () => {
    const log = record([created, at('disputed', { after: BLOCK })], [at('new', {})]);
    const times = new Map(dateActivity(log).map((dated) => [dated.entry.id, dated.at]));
    expect(times.get('disputed')).toBeNull();
    expect(times.get('new')).toBe(log.find(({ id }) => id === 'new')?.recordedAt);
    expect(times.get(created.id)).toBe(created.at);
  });

  it('puts entries of an unknown time last, otherwise in their order', () => {
    const log = record([
      at('disputed', { after: BLOCK }),
      created,
      at('expired', { after: BLOCK }),
      at('x', { at: BLOCK }),
    ]);
    expect(listDated(log).map(({ entry }) => entry.id)).toEqual(['created', 'x', 'disputed', 'expired']);
  });

  it('treats an unreadable time as missing', () => {
    expect(order(record([at('x', { at: 'soon' }), at('y', { at: BLOCK })]))).toEqual(['x', 'y']);
  });
});
