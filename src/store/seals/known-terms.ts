import { loadBitcoin } from '@/bitcoin/client';
import { buildTerms, type TermsSource } from '@/domain/terms/build-terms';
import { formatTerms } from '@/domain/terms/canonical-text';
import { findMissingText } from '@/domain/terms/chat-order';
import { type CheckedLine, listPlaces } from '@/domain/terms/checked-line';
import { listNextPlaces } from '@/domain/terms/places';
import type { SealRecord, SignedTerms } from '@/domain/terms/seal-record';
import { isOwn, type TermsOwner } from '@/domain/terms/terms-owner';

/** Terms that a signature in the chat may be about. */
export type KnownTerms = Omit<SignedTerms, 'signatures'>;

export interface TermsLook {
  source: TermsSource;
  owner: TermsOwner;
}

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
export async function listKnownTerms(
  { source, owner }: TermsLook,
  record: SealRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  const places = [...listNextPlaces(record, findMissingText(lines, record)), ...listPlaces(lines)];
  const built = places.map((place) => buildTerms(source, place));
  // With another key in the account's own place, a signature could only be somebody else's.
  const complete = built.flatMap(({ terms, gaps }) => (gaps.length === 0 && isOwn(terms, owner) ? [terms] : []));
  const texts = complete.map(formatTerms);
  const hashes = await (await loadBitcoin()).hashTexts(texts);
  for (const [at, terms] of complete.entries()) {
    const [hash = '', text = ''] = [hashes[at], texts[at]];
    if (!known.has(hash)) known.set(hash, { hash, text, terms });
  }
  return known;
}
