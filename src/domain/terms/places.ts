import { FIRST_PLACE, type TermsPlace } from '@/domain/terms/build-terms';
import type { MissingText } from '@/domain/terms/checked-line';
import { listSealed, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';

/**
 * Where the terms that are signed next may stand: after the last that both signed. Usually one place. A signature can't be
 * withdrawn, so two texts may be of one revision, and devices may have learned of them in another order.
 */
export function listNextPlaces(record: SealRecord, missing: MissingText | null): TermsPlace[] {
  if (missing !== null) return [{ revision: missing.revision + 1, previous: missing.hash }];
  const last = listLast(record);
  return last.length === 0
    ? [FIRST_PLACE]
    : last.map(({ hash, terms }) => ({ revision: terms.revision + 1, previous: hash }));
}

/**
 * The revision that counts: the last that both signed. Of two texts of one revision, the first that this device knew as
 * signed by both: an older text that is completed later must not pass for what was agreed.
 */
export function findHead(record: SealRecord): SignedTerms | null {
  return listLast(record)[0] ?? null;
}

/** Of the highest revision that both signed, in the order in which this device learned of them. */
export function listLast(record: SealRecord): SignedTerms[] {
  const sealed = listSealed(record);
  const revision = sealed.at(-1)?.terms.revision;
  return sealed.filter(({ terms }) => terms.revision === revision);
}
