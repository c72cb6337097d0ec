import { type BuiltTerms, buildTerms, type TermsSource } from '@/domain/terms/build-terms';
import { compareCodeUnits, formatTerms } from '@/domain/terms/canonical-text';
import { compareTerms, countChanges } from '@/domain/terms/compare-terms';
import { align, fitSent } from '@/domain/terms/find-change';
import type { SignedTerms, TermsRecord } from '@/domain/terms/record';
import { buildUnjoined, type Reference } from '@/domain/terms/reference';
import { findLastSealed, listNextPlaces, type MissingTerms } from '@/domain/terms/revisions';
import type { Terms } from '@/domain/terms/terms';

/*
 * A change that the user makes: noted before it is sent, so that nobody is alarmed by their own act (docs/terms.md#the-reference).
 */

/** The reference with a change of the user's own that is about to be sent. */
export function noteSent(
  reference: Reference,
  source: TermsSource,
  change: (terms: Terms) => Terms,
  at: string,
): Reference {
  const { sent } = reference;
  const current = sent === undefined ? null : fitSent(sent, buildUnjoined(source).terms);
  const hasArrived = current !== null && isAt(reference, current, source);
  return { ...reference, at, sent: change(hasArrived ? current : reference.terms) };
}

function isAt(reference: Reference, terms: Terms, source: TermsSource): boolean {
  const { before, now } = align({ ...reference, terms }, buildUnjoined(source), source);
  return countChanges(compareTerms(before, now)) === 0;
}

/** The server has answered: the user agrees to what it has of the change. */
export function settleSent(reference: Reference, source: TermsSource, at: string): Reference {
  const { sent, pdfLink } = reference;
  if (sent === undefined) return reference;
  const terms = fitSent(sent, buildUnjoined(source).terms);
  return terms.guarantees.length === sent.guarantees.length ? { terms, pdfLink, at } : { ...reference, at };
}

/** The contract shows a change whose answer did not come: the text before it does not count any more. */
export function settleShown(reference: Reference, source: TermsSource, at: string): Reference {
  const { sent } = reference;
  if (sent === undefined) return reference;
  const fitted = fitSent(sent, buildUnjoined(source).terms);
  const isShown = fitted.guarantees.length === sent.guarantees.length && isAt(reference, fitted, source);
  return isShown ? settleSent(reference, source, at) : reference;
}

/** True if the contract reads exactly as the user has saved it. The server has given a new guarantee its id. */
export function isAsSaved(saved: Terms, now: Terms): boolean {
  const isThere = saved.guarantees.length === now.guarantees.length;
  return isThere && formatTerms(sortGuarantees(fitSent(saved, now))) === formatTerms(now);
}

export interface PlannedChange extends BuiltTerms {
  /** The terms that both signed last. */
  sealed: SignedTerms;
}

/** The terms to propose after a change by the user; `null` unless both signed one text before. */
export function planChange(
  source: TermsSource,
  record: TermsRecord,
  missing: readonly MissingTerms[],
  change: (terms: Terms) => Terms,
): PlannedChange | null {
  const sealed = findLastSealed(record);
  const [place] = listNextPlaces(record, missing);
  if (sealed === null || place.previous !== sealed.hash) return null;
  const { terms, gaps } = buildTerms(source, place);
  return { terms: sortGuarantees(change(terms)), gaps, sealed };
}

function sortGuarantees(terms: Terms): Terms {
  return { ...terms, guarantees: [...terms.guarantees].sort((a, b) => compareCodeUnits(a.id, b.id)) };
}
