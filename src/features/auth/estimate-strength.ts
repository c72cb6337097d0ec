import { exponents, passwords, words } from 'virtual:strength-dictionaries';
import { type Options, ZxcvbnFactory } from '@zxcvbn-ts/core';
import decompress from '@zxcvbn-ts/dictionary-compression/decompress';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { type Strength, toStrength } from '@/domain/keys/password-strength';

/** Further characters cannot make a password weaker, but take long to estimate. */
const MAX_LENGTH = 100;

// The dictionaries are large: this module is imported only when the password field is used.
const list = decompress(passwords);
const ranks = Object.fromEntries(list.map((text, index) => [text, 2 ** Number.parseInt(exponents.charAt(index), 36)]));
const estimator = createEstimator();

/** The place among the common passwords, rounded down, in any case of letters; `null` for others. */
export function rankPassword(password: string): number | null {
  const text = password.toLowerCase();
  return Object.hasOwn(ranks, text) ? (ranks[text] ?? null) : null;
}

/** `context`: texts of the account that an attacker may know. */
export function estimateStrength(password: string, context: readonly string[]): Strength {
  const known = context.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return toStrength(estimator.check(password.slice(0, MAX_LENGTH), known).score);
}

function createEstimator(): ZxcvbnFactory {
  const dictionary = { 'diceware-common': decompress(words), 'passwords-common': list };
  const created = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  // zxcvbn-ts ranks a list by its order. Our lists share ranks, which its types do not allow for.
  const { rankedDictionaries } = (created as unknown as { options: Options }).options;
  rankedDictionaries['passwords-common'] = ranks;
  return created;
}
