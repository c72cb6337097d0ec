import { expect, test } from 'vitest';
import {
  findPasswordProblem,
  getStrengthLevel,
  isGuessable,
  STRENGTH_TONES,
  STRENGTHS,
  toStrength,
} from '@/domain/keys/password-strength';

test.each([
  [0, 'very-weak', 1, true],
  [1, 'weak', 2, true],
  [2, 'fair', 3, true],
  [3, 'good', 4, false],
  [4, 'strong', 5, false],
] as const)('score %i is %s, level %i of 5, guessable: %s', (score, strength, level, guessable) => {
  expect(toStrength(score)).toBe(strength);
  expect(getStrengthLevel(strength)).toBe(level);
  expect(isGuessable(strength)).toBe(guessable);
});

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

test('clamps scores outside the scale', () => {
  expect([-1, Number.NaN, 7].map(toStrength)).toEqual(['very-weak', 'very-weak', 'strong']);
  expect(STRENGTHS).toHaveLength(5);
});

test('weak passwords are red, and strong ones green', () => {
  expect(STRENGTHS.map((strength) => STRENGTH_TONES[strength])).toEqual(['red', 'red', 'yellow', 'green', 'green']);
});
