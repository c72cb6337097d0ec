import { buildTerms, FIRST_PLACE, type TermsGap, type TermsPlace, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { MissingText } from '@/domain/terms/checked-line';
import { hasSigned, listSealed, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';
import { getOtherRole, type Terms, type TermsRole } from '@/domain/terms/terms';

/** The states of docs/seal.md#states-one-table-in-domain. */
export type SealState =
  | { kind: 'unsigned' }
  | { kind: 'signed-by-you' | 'signed-by-other' }
  | { kind: 'sealed'; sealed: SignedTerms }
  /** Both had signed `sealed`. `signedBy`: who has signed the terms as they are now. */
  | { kind: 'changed'; sealed: SignedTerms; signedBy: TermsRole[] }
  /** Both had signed terms whose text this device does not have, and those of now are others. */
  | { kind: 'text-missing'; missing: MissingText; signedBy: TermsRole[] };

export interface SealView {
  state: SealState;
  /** The terms to sign: those of the contract as it is now. In the state `sealed`, the signed ones. */
  terms: Terms;
  text: string;
  /** Why they cannot be signed; empty if they can. */
  gaps: TermsGap[];
  /** The PDF was not compared with the signed one: its hash is unknown here. */
  isPdfUnchecked: boolean;
}

/** Compares a contract with what both parties signed. */
export function getSealView(
  source: TermsSource,
  record: SealRecord,
  ownRole: TermsRole,
  missing: MissingText | null = null,
): SealView {
  const head = findHead(source, record);
  const { pdf, sealedTerms } = withKnownPdf(source, head);
  const compared = { ...source, pdf };
  const isPdfUnchecked = source.pdf === null && sealedTerms !== null;
  if (head !== null && missing === null) {
    const same = buildTerms(compared, head.terms);
    const text = formatTerms(same.terms);
    if (same.gaps.length === 0 && text === head.text)
      return { state: { kind: 'sealed', sealed: head }, terms: head.terms, text, gaps: [], isPdfUnchecked };
  }
  const { terms, gaps } = buildTerms(source, getNextPlace(head, missing));
  const text = formatTerms(terms);
  const signed = record.signed.find((each) => each.text === text) ?? null;
  const signedBy = listSigners(signed, ownRole);
  const state: SealState =
    missing === null ? getOpenState(head, signedBy, ownRole) : { kind: 'text-missing', missing, signedBy };
  return { state, terms, text, gaps, isPdfUnchecked: false };
}

function getOpenState(head: SignedTerms | null, signedBy: TermsRole[], ownRole: TermsRole): SealState {
  if (head !== null) return { kind: 'changed', sealed: head, signedBy };
  if (signedBy.includes(ownRole)) return { kind: 'signed-by-you' };
  return { kind: signedBy.length > 0 ? 'signed-by-other' : 'unsigned' };
}

function listSigners(signed: SignedTerms | null, ownRole: TermsRole): TermsRole[] {
  return signed === null ? [] : [ownRole, getOtherRole(ownRole)].filter((role) => hasSigned(signed, role));
}

/** The place of the terms that are signed next. */
export function getNextPlace(head: SignedTerms | null, missing: MissingText | null): TermsPlace {
  if (missing !== null) return { revision: missing.revision + 1, previous: missing.hash };
  return head === null ? FIRST_PLACE : { revision: head.terms.revision + 1, previous: head.hash };
}

/**
 * The revision that counts: the last that both signed. Two texts may have the same number, because a signature can't be
 * withdrawn; then the one that the contract has counts, or else the last that this device learned of.
 */
export function findHead(source: TermsSource, record: SealRecord): SignedTerms | null {
  const sealed = listSealed(record);
  const last = sealed.at(-1);
  if (last === undefined) return null;
  const candidates = sealed.filter(({ terms }) => terms.revision === last.terms.revision);
  const isShown = (candidate: SignedTerms) => {
    const { pdf } = withKnownPdf(source, candidate);
    return formatTerms(buildTerms({ ...source, pdf }, candidate.terms).terms) === candidate.text;
  };
  return candidates.length === 1 ? last : (candidates.findLast(isShown) ?? last);
}

/** A PDF whose hash is unknown is taken for the signed one, which the screen says. */
function withKnownPdf(
  { pdf }: TermsSource,
  head: SignedTerms | null,
): { pdf: string | null; sealedTerms: Terms | null } {
  if (pdf !== null || head === null || head.terms.pdf === '') return { pdf, sealedTerms: null };
  return { pdf: head.terms.pdf, sealedTerms: head.terms };
}
