/** Four of at least 1,600 words: about 10^13 possibilities, which the estimator of passwords counts as good or strong. */
const WORDS = 4;

/** Words that everyone can type: those without accents. */
export function toTypeableWords(words: readonly string[]): string[] {
  return words.filter((word) => /^[a-z]+$/.test(word));
}

/** `pickIndex`: a random whole number from 0 to below its argument. */
export function composePassPhrase(words: readonly string[], pickIndex: (below: number) => number): string {
  return Array.from({ length: WORDS }, () => words[pickIndex(words.length)]).join('-');
}

/** A number below `below`, each equally likely. `random`: 32 random bits. */
export function pickEvenly(below: number, random: () => number): number {
  const limit = 2 ** 32 - (2 ** 32 % below);
  let bits = random();
  while (bits >= limit) bits = random();
  return bits % below;
}
