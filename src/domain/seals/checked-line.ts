import type { TermsRole } from '@/domain/seals/terms';

/** The verdict on a chat message that looks like a seal (docs/seal.md#the-signature). */
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
