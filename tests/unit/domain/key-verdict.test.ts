import { expect, test } from 'vitest';
import { getKeyProblem, KEY_VERDICTS, toKeyVerdict } from '@/domain/key/key-verdict';

test.each([
  ['wrong-password', 'unopened'],
  ['bad-envelope', 'unreadable'],
  ['key-mismatch', 'mismatch'],
  ['network', 'unchecked'],
  ['crypto-unavailable', 'unchecked'],
  ['unexpected', 'unchecked'],
] as const)('%s while opening the key after login means %s', (code, verdict) => {
  expect(toKeyVerdict(code)).toBe(verdict);
});

test('only a negative verdict blocks actions', () => {
  expect(KEY_VERDICTS.map(getKeyProblem)).toEqual([null, null, 'missing', 'unreadable', 'unopened', 'mismatch']);
  expect(getKeyProblem(null)).toBeNull();
});
