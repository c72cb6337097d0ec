import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type Strength, toStrength } from '@/domain/key/password-strength';

/** What comes after can't make a password weaker, but estimating it takes long. */
const MAX_LENGTH = 100;

// A quarter of a megabyte: this module is imported when somebody starts to type a password.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard the password is to guess for somebody who knows these texts of the account. */
export function estimateStrength(password: string, known: readonly string[]): Strength {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return toStrength(estimator.check(password.slice(0, MAX_LENGTH), words).score);
}
