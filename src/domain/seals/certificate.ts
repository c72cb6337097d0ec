import type { Terms, TermsRole } from '@/domain/seals/terms';

/** Signed terms as a file, which anybody can verify (docs/seal.md#certificate). */
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
export type CertificateProblem =
  | 'too-large' // not read at all
  | 'not-json' // or cut off
  | 'recovery-file'
  | 'not-a-certificate'
  | 'newer-version' // written by a later version of this program
  | 'not-terms' // its text is not the terms of a contract
  | 'not-canonical' // its text was written again: the same content in another form
  | 'role-repeated' // two signatures of one party
  | 'incomplete'; // a field is missing or wrong

export interface CertificateFault {
  problem: CertificateProblem;
  /** The field that is missing or wrong, such as `signatures.0.key`. */
  field?: string;
}

/** Characters. Terms in a JSON text take up to twice as many as alone. */
export const MAX_CERTIFICATE_LENGTH = 16 * 1024 * 1024;

/** True if a file of `bytes` cannot be a certificate. A character takes up to four bytes. */
export function isTooLargeForCertificate(bytes: number): boolean {
  return bytes > 4 * MAX_CERTIFICATE_LENGTH;
}

/** `aval-terms-{contract id}-{revision}.json`; characters that file systems refuse become `-`. */
export function formatCertificateName({ contract, revision }: Pick<Terms, 'contract' | 'revision'>): string {
  return `aval-terms-${contract.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80)}-${revision}.json`;
}

/** The signed message, as wallets show it (docs/seal.md#the-signature). */
export function formatSignedMessage(hash: string): string {
  return `Aval terms ${hash}`;
}

/** The verdict on a signature of a certificate. */
export type CertificateSignatureFault =
  | { kind: 'key-differs'; role: TermsRole } // not the key that the terms name for its role
  | { kind: 'address-differs'; role: TermsRole } // not the address of its key
  | { kind: 'signature-invalid'; role: TermsRole } // not by this key over these terms
  | { kind: 'text-altered' }; // no signature is over these terms

/** The result of each signature's check, by an engine. */
export interface SignatureCheck {
  isAddressRight: boolean;
  isValid: boolean;
}

/** Names the first thing that is wrong with the signatures; `null`: every one is by its party, over exactly these terms. */
export function findCertificateSignatureFault(
  { terms, signatures }: Certificate,
  checks: readonly SignatureCheck[],
): CertificateSignatureFault | null {
  for (const { role, key } of signatures) if (key !== terms[role].key) return { kind: 'key-differs', role };
  if (checks.length === signatures.length && checks.length > 1 && checks.every(({ isValid }) => !isValid))
    return { kind: 'text-altered' };
  for (const [at, { role }] of signatures.entries()) {
    const check = checks[at];
    if (check?.isValid !== true) return { kind: 'signature-invalid', role };
    if (!check.isAddressRight) return { kind: 'address-differs', role };
  }
  return null;
}
