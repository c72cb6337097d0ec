import { expect, test } from 'vitest';
import { findPasswordProblem } from '@/domain/keys/password-strength';
import { rankPassword } from '@/features/auth/common-passwords';

test.each([
  ['1234567', null, 'tooShort'],
  ['\u{1f511}'.repeat(7), null, 'tooShort'],
  ['12345678', 2, 'tooCommon'],
  ['12345678', 4096, 'tooCommon'],
  ['secret12', 16384, null],
  ['12345678', 8192, null],
  ['abababab', null, null],
] as const)('%s of rank %s is refused: %s', (password, rank, problem) => {
  expect(findPasswordProblem(password, rank)).toBe(problem);
});

test.each([
  ['password', 2],
  ['PassWord1', 229],
  ['secret12', 20180],
  ['constructor', null],
  ['olive-harbour-lantern-42', null],
])('%s has the rank %s among the common ones', (password, rank) => {
  expect(rankPassword(password)).toBe(rank);
});
