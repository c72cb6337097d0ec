import { restoreMessages } from '@/content/seals.messages';
import { compareTerms, type TermsField } from '@/domain/seals/compare-terms';
import type { Terms } from '@/domain/seals/terms';
import { useMessages } from '@/i18n/use-messages';

export interface LostParts {
  /** Title or description differ. */
  hasText: boolean;
  /** Further differences, for a sentence; empty if there are none. */
  outside: string;
}

/** The parts of the signed terms that the contract no longer has, by kind. */
export function useLostParts(sealed: Terms, now: Terms): LostParts {
  const t = useMessages(restoreMessages);
  const { fields, added, removed, changed } = compareTerms(sealed, now);
  const has = (match: (field: TermsField) => boolean) => fields.some(({ field }) => match(field));
  const outside = [
    added.length + removed.length + changed.length > 0 && t.guarantees,
    has((field) => field === 'pdf') && t.pdf,
    has((field) => /-(id|key)$/.test(field) || field === 'contract' || field === 'network') && t.people,
  ];
  return {
    hasText: has((field) => field === 'title' || field === 'description'),
    outside: outside.filter((name) => name !== false).join(', '),
  };
}
