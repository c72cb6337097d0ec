import { setFlagsFromString } from 'node:v8';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHex } from '@/domain/primitives/hex';

// As in a program that has run for long: the engine stops optimizing regular expressions, and a repetition fills its stack.
beforeAll(() => setFlagsFromString('--no-regexp-optimization'));
afterAll(() => setFlagsFromString('--regexp-optimization'));

const BLOCK = 'ab'.repeat(4_000_000);

test.each<[string, string, boolean]>([
  ['nothing', '', true],
  ['a byte', '0f', true],
  ['both cases', 'aBCdeF', true],
  ['half a byte', 'abc', false],
  ['another letter', 'ag', false],
  ['a line break after it', 'ab\n', false],
  ['spaces', 'a b0', false],
  ['a full-width digit', '0\uff11', false],
  ['a block', BLOCK, true],
  ['a block that ends in something else', `${BLOCK}xy`, false],
])('%s', (_what, text, expected) => {
  expect(isHex(text)).toBe(expected);
});
