import { describe, expect, it } from 'vitest';
import {
  getOffered,
  isUnconfirmed,
  MAX_SEEN,
  NO_PAYOUTS,
  noteStated,
  type PayoutMemory,
  wouldBeOffered,
} from '@/domain/payouts/payout-memory';

/** The address that is offered after each look at the chat. */
function look(...chats: string[][]): (string | null)[] {
  let seen = NO_PAYOUTS;
  return chats.map((stated) => {
    seen = noteStated(seen, stated);
    return getOffered(seen, stated);
  });
}

describe('the payout address to offer', () => {
  it.each<[string, string[][], (string | null)[]]>([
    ['none', [[]], [null]],
    ['the only one', [['A']], ['A']],
    [
      'the same one, sent again',
      [
        ['A', 'A'],
        ['A', 'A', 'A'],
      ],
      ['A', 'A'],
    ],
    ['a later one', [['A'], ['A', 'B']], ['A', 'B']],
    ['a later one whose earlier line was deleted', [['A'], ['B']], ['A', 'B']],
    ['none of several that are first seen together', [['A', 'B']], [null]],
    [
      'the next after several',
      [
        ['A', 'B'],
        ['A', 'B', 'C'],
      ],
      [null, 'C'],
    ],
    ['no earlier one that is sent again', [['A'], ['A', 'B'], ['A', 'B', 'A']], ['A', 'B', null]],
    ['no earlier one while the later is hidden', [['A'], ['A', 'B'], ['A']], ['A', 'B', null]],
    ['no earlier one that is moved', [['A'], ['A', 'B'], ['B', 'A']], ['A', 'B', null]],
    ['the later one once the chat is as before', [['A'], ['B'], ['A'], ['A', 'B']], ['A', 'B', null, 'B']],
    ['none while the chat lacks it', [['A'], []], ['A', null]],
  ])('is %s', (_case, chats, offered) => expect(look(...chats)).toEqual(offered));
});

describe('an address that is stated', () => {
  const many = Array.from({ length: MAX_SEEN }, (_, at) => [`A${at}`]);

  it.each<[string, string[][], string, boolean]>([
    ['for the first time', [], 'A', true],
    ['after another', [['A']], 'B', true],
    ['again', [['A'], ['B']], 'B', true],
    ['again after a later one', [['A'], ['B']], 'A', false],
    ['again after it was seen together with another', [['A', 'B']], 'B', false],
    ['beyond the limit', many, 'new', false],
    ['again at the limit', many, `A${MAX_SEEN - 1}`, true],
  ])('%s would be offered or not', (_case, seen, address, offered) => {
    expect(wouldBeOffered({ ...NO_PAYOUTS, seen }, address)).toBe(offered);
  });
});

it.each<[string, PayoutMemory, boolean]>([
  ['the first', { seen: [['A']], accepted: null }, false],
  ['a later one', { seen: [['B'], ['A']], accepted: null }, true],
  ['a later one than several', { seen: [['B', 'C'], ['A']], accepted: null }, true],
  ['a later one that was accepted', { seen: [['B'], ['A']], accepted: 'A' }, false],
  ['a later one than the accepted', { seen: [['C'], ['B'], ['A']], accepted: 'B' }, true],
])('the user is told of %s, or not', (_case, memory, told) => expect(isUnconfirmed(memory, 'A')).toBe(told));
