import { loadBitcoin } from '@/bitcoin/client';
import { buildTerms, type TermsPlace, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import { type CheckedLine, findMissingText, listPlaces } from '@/domain/terms/checked-line';
import type { SealRecord, SignedTerms } from '@/domain/terms/seal-record';
import { getSealView } from '@/domain/terms/seal-state';
import type { Terms, TermsRole } from '@/domain/terms/terms';

/** Terms that a signature in the chat may be about. */
export type KnownTerms = Omit<SignedTerms, 'signatures'>;

export interface TermsLook {
  source: TermsSource;
  role: TermsRole;
}

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
export async function listKnownTerms(
  { source, role }: TermsLook,
  record: SealRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const view = getSealView(source, record, role, findMissingText(lines, record));
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  const current = [
    view.gaps.length === 0 ? view.terms : null,
    ...listPlaces(lines).map((place) => build(source, place)),
  ];
  const complete = current.filter((terms) => terms !== null);
  const texts = complete.map(formatTerms);
  const hashes = await (await loadBitcoin()).hashTexts(texts);
  for (const [at, terms] of complete.entries()) {
    const [hash = '', text = ''] = [hashes[at], texts[at]];
    if (!known.has(hash)) known.set(hash, { hash, text, terms });
  }
  return known;
}

function build(source: TermsSource, place: TermsPlace): Terms | null {
  const { terms, gaps } = buildTerms(source, place);
  return gaps.length === 0 ? terms : null;
}
