import type { TermsPlace } from '@/domain/terms/build-terms';
import type { TermsRole } from '@/domain/terms/terms';

/** What a chat message that looks like a seal turned out to be (docs/seal.md#the-signature). */
export type LineVerdict =
  | 'valid' // signed by its sender, over terms that this device has
  | 'other-terms' // signed by its sender, over terms that this device does not have: an older or another text
  | 'other-contract' // … over terms of another contract of this account
  | 'other-revision' // … over terms of another revision than it says
  | 'repeated' // the sender sent a signature of the same terms before
  | 'other-sender' // a valid signature, but not by the sender
  | 'invalid' // no signature of either party
  | 'unreadable';

export interface CheckedLine {
  verdict: LineVerdict;
  /** Of the sender. */
  role: TermsRole;
  /** As the line says; `null` if it cannot be read. */
  revision: number | null;
  hash: string | null;
}

/** Terms that both signed, but whose text this device does not have. */
export interface MissingText {
  revision: number;
  hash: string;
}

/** More would be an attack. */
const MAX_PLACES = 20;

/**
 * Where the terms may stand, if revisions that this device does not have were signed in the chat. Those that both signed come
 * last, and are kept: one party alone cannot crowd them out.
 */
export function listPlaces(lines: readonly CheckedLine[]): TermsPlace[] {
  const marks = new Map<string, { place: TermsPlace; roles: Set<TermsRole> }>();
  for (const { verdict, role, revision, hash } of lines) {
    if (verdict !== 'other-terms' || revision === null || hash === null) continue;
    const roles = marks.get(hash)?.roles ?? new Set();
    marks.set(hash, { place: { revision: revision + 1, previous: hash }, roles: roles.add(role) });
  }
  const sorted = [...marks.values()].sort((a, b) => a.roles.size - b.roles.size);
  return sorted.slice(-MAX_PLACES).map(({ place }) => place);
}
