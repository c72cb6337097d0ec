import { buildTerms, type TermsGap, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { MissingText } from '@/domain/terms/checked-line';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { findHead, listNextPlaces } from '@/domain/terms/places';
import { hasSigned, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';
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

/**
 * Compares a contract with what both parties signed.
 * @param rival terms of the same revision that may count instead: while that is open, nothing is signed by both
 */
export function getSealView(
  source: TermsSource,
  record: SealRecord,
  ownRole: TermsRole,
  missing: MissingText | null = null,
  rival: SignedTerms | null = null,
): SealView {
  const head = findHead(record);
  const sealedPdf = head?.terms.pdf ?? '';
  // A PDF whose hash is unknown is taken for the signed one, which the screen says.
  const isPdfUnchecked = source.pdf === null && sealedPdf !== '';
  if (head !== null && missing === null) {
    const same = buildTerms({ ...source, pdf: isPdfUnchecked ? sealedPdf : source.pdf }, head.terms);
    const text = formatTerms(same.terms);
    if (same.gaps.length === 0 && text === head.text && rival === null)
      return { state: { kind: 'sealed', sealed: head }, terms: head.terms, text, gaps: [], isPdfUnchecked };
  }
  const { terms, gaps, text, signed } = pickNext(source, record, ownRole, { missing, rival });
  const signedBy = listSigners(signed, ownRole);
  const state: SealState =
    missing === null
      ? getOpenState(pickSealed(head, rival, terms), signedBy, ownRole)
      : { kind: 'text-missing', missing, signedBy };
  return { state, terms, text, gaps, isPdfUnchecked: false };
}

interface Doubts {
  missing: MissingText | null;
  rival: SignedTerms | null;
}

/** The terms to sign next; of several, those that the other party has signed, or else those after what the chat has first. */
function pickNext(source: TermsSource, record: SealRecord, ownRole: TermsRole, { missing, rival }: Doubts) {
  const places = listNextPlaces(record, missing);
  const first = places.filter(({ previous }) => previous === rival?.hash);
  const options = [...first, ...places].map((place) => {
    const { terms, gaps } = buildTerms(source, place);
    const text = formatTerms(terms);
    return { terms, gaps, text, signed: record.signed.find((each) => each.text === text) ?? null };
  });
  const other = getOtherRole(ownRole);
  const chosen = options.find(({ signed }) => signed !== null && hasSigned(signed, other)) ?? options[0];
  if (chosen === undefined) throw new Error('Terms always have a place');
  return chosen;
}

/** What the terms of now differ from. */
function pickSealed(head: SignedTerms | null, rival: SignedTerms | null, terms: Terms): SignedTerms | null {
  const isHead = head !== null && countChanges(compareTerms(head.terms, terms)) === 0;
  return isHead && rival !== null ? rival : head;
}

function getOpenState(head: SignedTerms | null, signedBy: TermsRole[], ownRole: TermsRole): SealState {
  if (head !== null) return { kind: 'changed', sealed: head, signedBy };
  if (signedBy.includes(ownRole)) return { kind: 'signed-by-you' };
  return { kind: signedBy.length > 0 ? 'signed-by-other' : 'unsigned' };
}

function listSigners(signed: SignedTerms | null, ownRole: TermsRole): TermsRole[] {
  return signed === null ? [] : [ownRole, getOtherRole(ownRole)].filter((role) => hasSigned(signed, role));
}
