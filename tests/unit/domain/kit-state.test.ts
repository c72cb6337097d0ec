import { describe, expect, it } from 'vitest';
import { getKitView, type KitRecord, type KitStatus, type KitStep } from '@/domain/kit/kit-state';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const YESTERDAY = '2026-11-21T12:00:00Z';

function daysAgo(days: number): string {
  return new Date(NOW - days * 86_400_000).toISOString();
}

function saved(...coins: string[]): Partial<KitRecord> {
  return { saved: { at: YESTERDAY, coins } };
}

function rehearsed(at: string, ...coins: string[]): Partial<KitRecord> {
  return { rehearsed: { at, coins } };
}

const NONE: KitStatus = { kind: 'none' };
const COMPLETE: KitStatus = { kind: 'complete' };
const misses = (missing: number): KitStatus => ({ kind: 'misses', missing });
const on = (at: string): KitStatus => ({ kind: 'rehearsed', at });

const ROWS: [string, Partial<KitRecord>, string[], KitStatus, KitStep][] = [
  ['no kit and no money', {}, [], NONE, null],
  ['money and no kit', {}, ['a:0'], NONE, 'download'],
  ['a kit with every deposit', saved('a:0'), ['a:0'], COMPLETE, 'rehearse'],
  ['a kit of money that is gone', saved('a:0'), [], COMPLETE, 'rehearse'],
  ['a deposit after the kit', saved('a:0'), ['a:0', 'b:1'], misses(1), 'download'],
  ['other outputs of the same transaction', saved('a:0'), ['a:1', 'a:2'], misses(2), 'download'],
  ['a kit made before any deposit', saved(), ['a:0'], misses(1), 'download'],
  ['a rehearsed kit', { ...saved('a:0'), ...rehearsed(YESTERDAY, 'a:0') }, ['a:0'], on(YESTERDAY), null],
  ['a kit rehearsed on a device that did not save it', rehearsed(YESTERDAY, 'a:0'), ['a:0'], on(YESTERDAY), null],
  [
    'a deposit after the rehearsal',
    { ...saved('a:0'), ...rehearsed(YESTERDAY, 'a:0') },
    ['b:0'],
    misses(1),
    'download',
  ],
  [
    'a new kit after the rehearsal of an older one',
    { ...saved('a:0', 'b:0'), ...rehearsed(YESTERDAY, 'a:0') },
    ['a:0', 'b:0'],
    on(YESTERDAY),
    'rehearse',
  ],
  [
    'an older file saved again after the rehearsal of a newer one',
    { ...saved('a:0'), ...rehearsed(YESTERDAY, 'a:0', 'b:0') },
    ['a:0', 'b:0'],
    on(YESTERDAY),
    null,
  ],
  ['a rehearsal of 89 days ago', rehearsed(daysAgo(89), 'a:0'), ['a:0'], on(daysAgo(89)), null],
  ['a rehearsal of 90 days ago', rehearsed(daysAgo(90), 'a:0'), ['a:0'], on(daysAgo(90)), 'rehearse'],
  ['an old rehearsal of money that is gone', rehearsed(daysAgo(200), 'a:0'), [], on(daysAgo(200)), null],
  ['a date that cannot be read', rehearsed('soon', 'a:0'), ['a:0'], on('soon'), 'rehearse'],
];

describe('the state of a recovery kit', () => {
  it.each(ROWS)('%s', (_case, record, coins, state, step) => {
    expect(getKitView({ saved: null, rehearsed: null, ...record }, coins, NOW)).toEqual({ state, step });
  });
});
