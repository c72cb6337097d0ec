import type { CheckedLine, MissingText } from '@/domain/terms/checked-line';
import { findHead, listLast } from '@/domain/terms/places';
import type { SealRecord, SignedTerms } from '@/domain/terms/seal-record';
import { TERMS_ROLES, type TermsRole } from '@/domain/terms/terms';

/*
 * Of two texts of one revision, the one that both had signed first counts. A device that has lost its memory learns of them
 * in any order, so that the order in the chat is looked at, too. Lines are given in that order.
 */

/** Revisions. No signature is over the number in a line: a server that makes it too high would leave no next one to sign. */
const MAX_AHEAD = 1_000;

/** The newest terms that both signed in the chat and whose text is missing, if they come before those on this device. */
export function findMissingText(lines: readonly CheckedLine[], record: SealRecord): MissingText | null {
  const head = findHead(record);
  const known = head?.terms.revision ?? 0;
  const isNewer = (revision: number, hash: string) =>
    (revision > known && revision <= known + MAX_AHEAD) ||
    (revision === known && head !== null && isSignedBefore(lines, hash, head));
  const marks = lines.filter(({ verdict }) => verdict === 'other-terms');
  const missing = marks.flatMap(({ role, revision, hash }) =>
    role === 'owner' && revision !== null && hash !== null && isNewer(revision, hash) ? [{ revision, hash }] : [],
  );
  const isSignedByBoth = ({ revision, hash }: MissingText) =>
    marks.some((mark) => mark.role === 'counterparty' && mark.hash === hash && mark.revision === revision);
  return missing.filter(isSignedByBoth).sort((a, b) => b.revision - a.revision)[0] ?? null;
}

/**
 * Terms of the last revision that both had signed before those that this device knew first, as the chat has it; `null`: none.
 * Whether chat or device is right cannot be told.
 */
export function findRival(lines: readonly CheckedLine[], record: SealRecord): SignedTerms | null {
  const [head, ...others] = listLast(record);
  return others.find(({ hash }) => head !== undefined && isSignedBefore(lines, hash, head)) ?? null;
}

function isSignedBefore(lines: readonly CheckedLine[], hash: string, known: SignedTerms): boolean {
  return findCompletion(lines, hash) < findCompletion(lines, known.hash);
}

/** Where in the chat the second of both signatures is; infinite without both. */
function findCompletion(lines: readonly CheckedLine[], hash: string): number {
  const isOf = (role: TermsRole) => (line: CheckedLine) =>
    line.role === role && line.hash === hash && (line.verdict === 'valid' || line.verdict === 'other-terms');
  const places = TERMS_ROLES.map((role) => lines.findIndex(isOf(role)));
  return places.includes(-1) ? Number.POSITIVE_INFINITY : Math.max(...places);
}
