import compress from '@zxcvbn-ts/dictionary-compression/compress';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';

const MODULE = 'virtual:strength-dictionaries';

/**
 * Provides the dictionaries of zxcvbn-ts at little more than half their size (docs/performance.md#password-strength).
 */
export function strengthDictionaries(): Plugin {
  return {
    name: 'aval-strength-dictionaries',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? writeModule() : undefined),
  };
}

/**
 * The original lists passwords by rank, which hardly compresses. Here they are in alphabetical order, with ranks
 * rounded down to powers of two, so that no password counts as harder to guess.
 */
function writeModule(): string {
  const passwords = dictionary['passwords-common']
    .map((text, index) => ({ text, exponent: 31 - Math.clz32(index + 1) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
  const texts = {
    words: compress(dictionary['diceware-common']),
    passwords: compress(passwords.map(({ text }) => text)),
    exponents: passwords.map(({ exponent }) => exponent.toString(36)).join(''),
  };
  return Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`)
    .join('');
}
