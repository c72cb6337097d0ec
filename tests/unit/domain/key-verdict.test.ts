import { expect, test } from 'vitest';
import { getKeyBlock, KEY_VERDICTS, toKeyVerdict } from '@/domain/keys/key-verdict';

test.each([
  ['wrong-password', 'unopened'],
  ['bad-envelope', 'unreadable'],
  ['unknown-envelope', 'other-client'],
  ['key-mismatch', 'mismatch'],
  ['network', 'unchecked'],
  ['crypto-unavailable', 'unchecked'],
  ['unexpected', 'unchecked'],
] as const)('%s while opening the key after login means %s', (code, verdict) => {
  expect(toKeyVerdict(code)).toBe(verdict);
});

test('any verdict but good blocks paying and signing, and so does no verdict', () => {
  const problems = ['missing', 'unreadable', 'unopened', 'other-client', 'mismatch'];
  expect(KEY_VERDICTS.map((verdict) => getKeyBlock(verdict, false))).toEqual([null, 'unchecked', ...problems]);
  expect(getKeyBlock(null, false)).toBe('unchecked');
  expect(getKeyBlock('unchecked', true)).toBe('checking');
});
