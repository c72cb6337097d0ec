import { loadBitcoin } from '@/bitcoin/client';
import { buildTerms, type TermsSource } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import { findLast, listChatPlaces, listNextPlaces } from '@/domain/seals/last-signed';
import type { CheckedLine } from '@/domain/seals/seal-chat-line';
import type { SealRecord, SignedTerms } from '@/domain/seals/seal-record';
import { isOwn, type TermsOwner } from '@/domain/seals/seal-record';

/** Terms that a signature in the chat may be about. */
export type KnownTerms = Omit<SignedTerms, 'signatures'>;

export interface TermsContext {
  source: TermsSource;
  owner: TermsOwner;
}

/**
 * The terms that were signed before, and those of the contract as it is now, at every place in the history where they may
 * stand. By hash.
 */
export async function listKnownTerms(
  { source, owner }: TermsContext,
  record: SealRecord,
  lines: readonly CheckedLine[],
): Promise<Map<string, KnownTerms>> {
  const known = new Map<string, KnownTerms>(record.signed.map((signed) => [signed.hash, signed]));
  const last = findLast(record);
  // In the place of the last revision, the contract as it is now would be another text of it.
  const places = [...(last?.texts ?? []).map(({ terms }) => terms), ...listNextPlaces(last), ...listChatPlaces(lines)];
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
