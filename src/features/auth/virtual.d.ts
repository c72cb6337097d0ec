/** Made by src/config/build/strength-dictionaries. Lists are compressed by zxcvbn-ts. */
declare module 'virtual:strength-dictionaries' {
  /** The Diceware words, by rank. */
  export const words: string;
  /** Common passwords in alphabetical order. */
  export const passwords: string;
  /** One base-36 digit per password: its rank is at least two to the power of the digit. */
  export const exponents: string;
}
