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

/** Of an estimator's score: 0 (guessed at once) to 4 (more than 10^10 guesses). */
export function toStrength(score: number): Strength {
  return STRENGTHS[Math.min(STRENGTHS.length - 1, Math.max(0, Math.trunc(score)))] ?? 'very-weak';
}

/** From 1 to 5, for a bar. */
export function getStrengthLevel(strength: Strength): number {
  return STRENGTHS.indexOf(strength) + 1;
}

/**
 * Whether somebody who holds the envelope could guess the password: below 10^8 guesses, slow as each of them is
 * (Argon2id), a few machines are through within days.
 */
export function isGuessable(strength: Strength): boolean {
  return getStrengthLevel(strength) <= 3;
}
