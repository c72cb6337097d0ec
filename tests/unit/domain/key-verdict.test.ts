import { expect, test } from 'vitest';
import { KEY_VERDICTS, keyProblem, verdictOfError } from '@/domain/key/key-verdict';

test.each([
  ['wrong-password', 'unopened'],
  ['bad-envelope', 'unreadable'],
  ['key-mismatch', 'mismatch'],
  ['network', 'unchecked'],
  ['crypto-unavailable', 'unchecked'],
  ['unexpected', 'unchecked'],
] as const)('%s while opening the key after login means %s', (code, verdict) => {
  expect(verdictOfError(code)).toBe(verdict);
});

test('only a verdict against the key forbids anything', () => {
  expect(KEY_VERDICTS.map(keyProblem)).toEqual([null, null, 'missing', 'unreadable', 'unopened', 'mismatch']);
  expect(keyProblem(null)).toBeNull();
});
