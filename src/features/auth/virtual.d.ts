/** Made by src/config/build/strength-dictionaries. Lists are compressed by zxcvbn-ts. */
declare module 'virtual:strength-dictionaries' {
  /** The words of diceware by rank. */
  export const words: string;
  /** Common passwords in alphabetical order. */
  export const passwords: string;
  /** For each password a digit to base 36: its rank is at least two to the power of it. */
  export const exponents: string;
}
