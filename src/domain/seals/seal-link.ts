import { MAX_FRAGMENT, SEAL_PARAMETER } from '@/domain/seals/seal-fragment';

/** The content of the fragment of a sealed invitation (docs/seal.md#sealed-invitation). */
export interface SealLink {
  /** 64 hex digits. */
  hash: string;
  /** The signer's public key, 66 hex digits. */
  key: string;
  /** BIP137, base64. */
  signature: string;
}

type ReadLink =
  | { kind: 'none' }
  /** `offer`: for the visitor before login (`invitation-offer.ts`), undecoded; may be empty. */
  | { kind: 'seal'; link: SealLink; offer: string }
  /** Cut off on the way, or of a later version. */
  | { kind: 'unreadable' };

const VALUE = /^1\.([0-9a-f]{64})\.(0[23][0-9a-f]{64})\.([A-Za-z0-9+/]{87}=)(?:\.([\w-]*))?$/;

/** Characters that chats and mails add to a link: full stops, brackets, spaces, invisible ones. */
const GLUED = /[^\w=-]+$/;

/** The fragment with its `#`. A fragment never reaches a server. An offer that is too long is left out. */
export function formatSealFragment({ hash, key, signature }: SealLink, offer = ''): string {
  const fragment = `#${SEAL_PARAMETER}1.${hash}.${key}.${encodeURIComponent(signature)}`;
  return offer === '' || fragment.length + offer.length > MAX_FRAGMENT ? fragment : `${fragment}.${offer}`;
}

/** Reads a fragment, with or without its `#`. */
export function readSealFragment(fragment: string): ReadLink {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(SEAL_PARAMETER)) return { kind: 'none' };
  const match =
    text.length > MAX_FRAGMENT ? null : VALUE.exec(decode(text.slice(SEAL_PARAMETER.length)).replace(GLUED, ''));
  if (match === null) return { kind: 'unreadable' };
  const [, hash = '', key = '', signature = '', offer = ''] = match;
  return { kind: 'seal', link: { hash, key, signature }, offer };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The verdict on a sealed invitation, compared with the backend's data. */
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
  /** This device remembers another key for the signer. */
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
