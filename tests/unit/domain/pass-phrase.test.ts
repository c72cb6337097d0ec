import { describe, expect, it } from 'vitest';
import { composePassPhrase, pickEvenly, toTypeableWords } from '@/domain/keys/pass-phrase';

describe('a generated password', () => {
  it('joins four words', () => {
    const turns = [2, 0, 1, 2];
    const below: number[] = [];
    const pick = (count: number) => {
      below.push(count);
      return turns.shift() ?? 0;
    };
    expect(composePassPhrase(['river', 'candle', 'orbit'], pick)).toBe('orbit-river-candle-orbit');
    expect(below).toEqual([3, 3, 3, 3]);
  });

  it('has words that everyone can type', () => {
    expect(toTypeableWords(['river', 'ábaco', 'a\u0301baco', 'año', 'an\u0303o'])).toEqual(['river']);
  });

  it.each([
    [3, [0], 0],
    [3, [7], 1],
    // 2^32 - 1 would favour 0: it is drawn again.
    [3, [2 ** 32 - 1, 5], 2],
    [2048, [2 ** 32 - 1], 2047],
  ])('a number below %i from %j is %i', (below, random, number) => {
    const rest = [...random];
    expect(pickEvenly(below, () => rest.shift() ?? Number.NaN)).toBe(number);
  });
});
