import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { type Strength, toStrength } from '@/domain/keys/password-strength';

/** Further characters cannot make a password weaker, but take long to estimate. */
const MAX_LENGTH = 100;

// The dictionaries are large: this module is imported only when the password field is used.
const ranks = new Map(dictionary['passwords-common'].map((text, index) => [text, index + 1]));
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The place among the common passwords, in any case of letters; `null` for others. */
export function rankPassword(password: string): number | null {
  return ranks.get(password.toLowerCase()) ?? null;
}

/** `context`: texts of the account that an attacker may know. */
export function estimateStrength(password: string, context: readonly string[]): Strength {
  const known = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return toStrength(estimator.check(password.slice(0, MAX_LENGTH), known).score);
}
