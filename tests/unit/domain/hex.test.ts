import { expect, test } from 'vitest';
import { isHex } from '@/domain/primitives/hex';

test.each<[string, string, boolean]>([
  ['nothing', '', true],
  ['a byte', '0f', true],
  ['both cases', 'aBCdeF', true],
  ['half a byte', 'abc', false],
  ['another letter', 'ag', false],
  ['a line break after it', 'ab\n', false],
  ['spaces', 'a b0', false],
  ['a full-width digit', '0\uff11', false],
  ['a block', 'ab'.repeat(4_000_000), true],
  ['a block that ends in something else', `${'ab'.repeat(4_000_000)}xy`, false],
])('%s', (_what, text, expected) => {
  expect(isHex(text)).toBe(expected);
});
