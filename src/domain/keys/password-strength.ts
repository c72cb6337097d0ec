import type { Tone } from '@/domain/primitives/tone';

/** From weakest to strongest. */
export const STRENGTHS = ['very-weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const STRENGTH_TONES: Record<Strength, Tone> = {
  'very-weak': 'red',
  weak: 'red',
  fair: 'yellow',
  good: 'green',
  strong: 'green',
};

/** Converts an estimator's score from 0 (guessed at once) to 4 (more than 10^10 guesses). */
export function toStrength(score: number): Strength {
  return STRENGTHS[Math.min(STRENGTHS.length - 1, Math.max(0, Math.trunc(score)))] ?? 'very-weak';
}

/** 1 to 5. */
export function getStrengthLevel(strength: Strength): number {
  return STRENGTHS.indexOf(strength) + 1;
}

/** Ranks below it are the most common passwords. The dictionary has powers of two. */
const COMMON_BELOW = 2 ** 13;

/** Why a password is refused. `rank`: its place among the common passwords, or `null`. */
export function findPasswordProblem(password: string, rank: number | null): 'tooShort' | 'tooCommon' | null {
  if ([...password].length < 8) return 'tooShort';
  return rank !== null && rank < COMMON_BELOW ? 'tooCommon' : null;
}

/**
 * True if the password of a stolen envelope could be guessed: despite Argon2id, a few machines try 10^8 passwords
 * within days.
 */
export function isGuessable(strength: Strength): boolean {
  return getStrengthLevel(strength) <= 3;
}
