import { dictionary } from '@zxcvbn-ts/language-common';

// The list is large: this module is imported only when the password field is used.
const ranks = new Map(dictionary['passwords-common'].map((text, index) => [text, index + 1]));

/** The place among the common passwords, in any case of letters; `null` for others. */
export function rankPassword(password: string): number | null {
  return ranks.get(password.toLowerCase()) ?? null;
}
