import { expect, it } from 'vitest';
import { formatSats, groupSats } from '@/domain/primitives/format-sats';

it.each([
  [316, 'en', '316'],
  [1896, 'en', '1,896'],
  [1896, 'es', '1.896'],
])('groups %i satoshis in %s', (sats, locale, text) => {
  expect(groupSats(sats, locale)).toBe(text);
  expect(formatSats(sats, locale)).toBe(`${text} sat`);
});
