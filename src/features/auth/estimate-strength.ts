import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type Strength, toStrength } from '@/domain/key/password-strength';

/** Further characters cannot make a password weaker, but take long to estimate. */
const MAX_LENGTH = 100;

// The dictionaries are large: this module is imported only when the password field is used.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** `context`: texts of the account that an attacker may know. */
export function estimateStrength(password: string, context: readonly string[]): Strength {
  const words = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return toStrength(estimator.check(password.slice(0, MAX_LENGTH), words).score);
}
