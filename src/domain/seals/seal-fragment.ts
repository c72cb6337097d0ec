/* The part of reading fragments that the first screen needs; seal-link.ts has the rest. */

export const SEAL_PARAMETER = 'seal=';
export const MAX_FRAGMENT = 1_000;

/**
 * The part of a fragment that is carried through login and registration: a seal, damaged or not, and nothing else. What is
 * too long stays recognisable as such.
 */
export function keepSealFragment(fragment: string): string {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(SEAL_PARAMETER) ? `#${text.slice(0, MAX_FRAGMENT + 1)}` : '';
}
