import type { Terms, TermsRole } from '@/domain/terms/terms';

/** Signed terms as a file, which anybody can verify (docs/terms.md#certificate). */
export interface Certificate {
  terms: Terms;
  /** The canonical text. */
  text: string;
  /** At least one, and at most one for each role. */
  signatures: CertificateSignature[];
}

export interface CertificateSignature {
  role: TermsRole;
  /** The signer's public key, 66 hex digits in lower case. */
  key: string;
  /** P2PKH address of the key, under which wallets verify the signature. */
  address: string;
  /** BIP137, base64. */
  signature: string;
  /** ISO 8601. Nothing proves it. */
  madeAt: string;
}

/** Why a text is not a certificate. */
export interface CertificateFault {
  problem:
    | 'not-a-certificate'
    | 'newer-version' // written by a later version of this program
    | 'damaged'; // cut off or edited
  /** The field that is missing or wrong, such as `signatures.0.key`. */
  field?: string;
}

/** `aval-terms-{contract id}-{revision}.json`; characters that file systems refuse become `-`. */
export function formatCertificateName({ contract, revision }: Pick<Terms, 'contract' | 'revision'>): string {
  return `aval-terms-${contract.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80)}-${revision}.json`;
}

/** The signed message, as wallets show it (docs/terms.md#the-signature). */
export function formatSignedMessage(hash: string): string {
  return `Aval terms ${hash}`;
}
