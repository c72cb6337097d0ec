import { settings } from '@/config/settings';
import { keepSealFragment } from '@/domain/seals/seal-fragment';

/** The seal in the fragment of a location, to carry through login and registration; empty without one. */
export function carryFragment(hash: string): string {
  return settings().seals === 'off' ? '' : keepSealFragment(hash);
}
