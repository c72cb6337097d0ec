import { MAX_FRAGMENT, SEAL_PARAMETER } from '@/domain/seals/seal-fragment';

/** The content of the fragment of a sealed invitation or a reply link (docs/seal.md#sealed-invitation). */
export interface SealLink {
  /** 64 hex digits. */
  hash: string;
  /** The signer's public key, 66 hex digits. */
  key: string;
  /** BIP137, base64. */
  signature: string;
}

export type ReadLink =
  | { kind: 'none' }
  | { kind: 'seal'; link: SealLink }
  /** Cut off on the way, or of a later version. */
  | { kind: 'unreadable' };

const VALUE = /^1\.([0-9a-f]{64})\.(0[23][0-9a-f]{64})\.([A-Za-z0-9+/]{87}=)$/;

/** The fragment with its `#`. A fragment never reaches a server. */
export function formatSealFragment({ hash, key, signature }: SealLink): string {
  return `#${SEAL_PARAMETER}1.${hash}.${key}.${encodeURIComponent(signature)}`;
}

/** Reads a fragment, with or without its `#`. */
export function readSealFragment(fragment: string): ReadLink {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(SEAL_PARAMETER)) return { kind: 'none' };
  const match = text.length > MAX_FRAGMENT ? null : VALUE.exec(decode(text.slice(SEAL_PARAMETER.length)));
  if (match === null) return { kind: 'unreadable' };
  const [, hash = '', key = '', signature = ''] = match;
  return { kind: 'seal', link: { hash, key, signature } };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
