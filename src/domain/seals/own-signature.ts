import type { CheckedLine } from '@/domain/seals/checked-line';
import { hasSignedTerms, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import type { Terms, TermsRole } from '@/domain/seals/terms';

/** The terms with this text, if `role` has signed them. */
export function findOwnSigned(record: SealRecord, text: string, role: TermsRole): SignedTerms | null {
  return record.signed.find((signed) => signed.text === text && hasSignedTerms(signed, role)) ?? null;
}

/** Whether the chat, as far as it is loaded, has this person's signature of these terms. */
export function isInChat(lines: readonly CheckedLine[], hash: string, role: TermsRole): boolean {
  return lines.some((line) => line.role === role && line.hash === hash && line.verdict === 'valid');
}

/** True if this person has signed another text with the same revision: the other side can still complete that one. */
export function hasSignedOther(record: SealRecord, { revision }: Terms, text: string, role: TermsRole): boolean {
  return record.signed.some(
    (signed) => signed.terms.revision === revision && signed.text !== text && hasSignedTerms(signed, role),
  );
}
