import type { SealLink } from '@/domain/seals/seal-link';

/** The verdict on a sealed invitation or a reply link, compared with the backend's data. */
export type LinkVerdict =
  | 'confirmed'
  | 'other-key' // signed with another key than the backend names
  | 'other-terms' // … over other terms than this device sees
  | 'other-key-and-terms'
  | 'remembered-key' // … with another key than this device remembers
  | 'incomplete' // a part of the terms is unknown here, so that they can't be compared
  | 'invalid' // not signed by the key in the link
  | 'unreadable'; // cut off, or of a later version

export interface LinkFacts {
  link: SealLink;
  /** The signature is by the key of the link. */
  isSigned: boolean;
  /** The signer's key as the backend names it; `null`: it does not say. */
  key: string | null;
  /** Another key is remembered for the signer. */
  isRemembered: boolean;
  /** Whether the terms that this device sees, with the link's key, are those that were signed; `null`: unknown. */
  isSameTerms: boolean | null;
}

export function judgeLink({ link, isSigned, key, isRemembered, isSameTerms }: LinkFacts): LinkVerdict {
  if (!isSigned) return 'invalid';
  if (key !== null && key !== link.key) return isSameTerms === false ? 'other-key-and-terms' : 'other-key';
  if (isRemembered) return 'remembered-key';
  if (isSameTerms === null) return 'incomplete';
  return isSameTerms ? 'confirmed' : 'other-terms';
}
