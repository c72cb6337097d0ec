import { describe, expect, it } from 'vitest';
import { getOffered, MAX_SEEN, noteStated, type SeenPayouts, wouldBeOffered } from '@/domain/seals/payout-memory';

/** The address that is offered after each look at the chat. */
function look(...chats: string[][]): (string | null)[] {
  let seen: SeenPayouts = [];
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

  it('forgets no address, and adds none beyond the limit', () => {
    const many = Array.from({ length: MAX_SEEN }, (_, at) => [`A${at}`]);
    const seen = many.reduce<SeenPayouts>((known, stated) => noteStated(known, stated), []);
    expect(noteStated(seen, ['new'])).toBe(seen);
    expect(getOffered(seen, ['new'])).toBeNull();
    expect(getOffered(noteStated(seen, ['A0']), ['A0'])).toBeNull();
  });
});

describe('an address that is stated', () => {
  const many: SeenPayouts = Array.from({ length: MAX_SEEN }, (_, at) => [`A${at}`]);

  it.each<[string, SeenPayouts, string, boolean]>([
    ['for the first time', [], 'A', true],
    ['after another', [['A']], 'B', true],
    ['again', [['A'], ['B']], 'B', true],
    ['again after a later one', [['A'], ['B']], 'A', false],
    ['again after it was seen together with another', [['A', 'B']], 'B', false],
    ['beyond the limit', many, 'new', false],
    ['again at the limit', many, `A${MAX_SEEN - 1}`, true],
  ])('%s would be offered or not', (_case, seen, address, offered) => {
    expect(wouldBeOffered(seen, address)).toBe(offered);
  });
});
