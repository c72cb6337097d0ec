import { fitSent } from '@/domain/seals/accepted-terms';
import { type BuiltTerms, buildTerms, type TermsSource } from '@/domain/seals/build-terms';
import { compareCodeUnits, formatTerms } from '@/domain/seals/canonical-text';
import { countTexts, findLast, type MissingTerms } from '@/domain/seals/last-signed';
import type { SealRecord, SignedTerms } from '@/domain/seals/seal-record';
import { getOtherRole, TERMS_ROLES, type Terms, type TermsRole } from '@/domain/seals/terms';

/** Who has signed a change of terms that both signed; `saved`: this device sent it, and nobody has signed it yet. */
export type Proposal = 'own' | 'other' | 'saved';

interface Changed {
  source: TermsSource;
  record: SealRecord;
  /** The terms of the contract as it is now. */
  now: Terms;
  ownRole: TermsRole;
}

/**
 * The proof that one of the parties wants what the contract says now; `null`: there is none. Only the keys that both signed with
 * count: a server that names another key of a party can sign with that one.
 */
export function findProposal(
  { source, record, now, ownRole }: Changed,
  { terms: sealed }: SignedTerms,
  signedBy: readonly TermsRole[],
): Proposal | null {
  const isSameParty = (role: TermsRole) => sealed[role].id === now[role].id && sealed[role].key === now[role].key;
  if (!TERMS_ROLES.every(isSameParty)) return null;
  if (signedBy.includes(getOtherRole(ownRole))) return 'other';
  if (signedBy.includes(ownRole)) return 'own';
  if (record.saved === undefined) return null;
  // A PDF that was not read here is taken for the signed one.
  const saved = record.saved.terms.pdf === '' ? { ...record.saved.terms, pdf: sealed.pdf } : record.saved.terms;
  return isAsSaved(saved, source.pdf === null ? { ...now, pdf: sealed.pdf } : now) ? 'saved' : null;
}

/** True if the contract reads exactly as this device has saved it. The server has given a new guarantee its id. */
export function isAsSaved(saved: Terms, now: Terms): boolean {
  return formatTerms(sortGuarantees(fitSent(saved, now))) === formatTerms(now);
}

export interface PlannedChange extends BuiltTerms {
  /** The terms that both signed last. */
  sealed: SignedTerms;
}

/** The terms to propose after a change by the user; `null` unless both signed one text before. */
export function planChange(
  source: TermsSource,
  record: SealRecord,
  missing: readonly MissingTerms[],
  change: (terms: Terms) => Terms,
): PlannedChange | null {
  const last = findLast(record, missing);
  const [sealed] = last?.texts ?? [];
  if (last === null || sealed === undefined || countTexts(last) > 1) return null;
  const { terms, gaps } = buildTerms(source, { revision: last.revision + 1, previous: sealed.hash });
  return { terms: sortGuarantees(change(terms)), gaps, sealed };
}

function sortGuarantees(terms: Terms): Terms {
  return { ...terms, guarantees: [...terms.guarantees].sort((a, b) => compareCodeUnits(a.id, b.id)) };
}
