import { restoreMessages } from '@/content/seals.messages';
import { termsViewMessages } from '@/content/terms-view.messages';
import { compareTerms, type TermsField } from '@/domain/terms/compare-terms';
import type { Terms } from '@/domain/terms/terms';
import { useMessages } from '@/i18n/use-messages';

export interface LostParts {
  /** Title or description differ. */
  hasText: boolean;
  /** What differs beyond them, for a sentence; empty if nothing does. */
  outside: string;
  /** All that differs, for a sentence. */
  all: string;
}

/** What the contract no longer has of the signed terms, by name. */
export function useLostParts(sealed: Terms, now: Terms): LostParts {
  const t = useMessages(restoreMessages);
  const names = useMessages(termsViewMessages);
  const { fields, added, removed, changed } = compareTerms(sealed, now);
  const has = (match: (field: TermsField) => boolean) => fields.some(({ field }) => match(field));
  const texts = [
    has((field) => field === 'title') && names.title.toLowerCase(),
    has((field) => field === 'description') && names.description.toLowerCase(),
  ].filter((name) => name !== false);
  const others = [
    added.length + removed.length + changed.length > 0 && t.guarantees,
    has((field) => field === 'pdf') && t.pdf,
    has((field) => /-(id|key)$/.test(field) || field === 'contract' || field === 'network') && t.people,
  ].filter((name) => name !== false);
  return { hasText: texts.length > 0, outside: others.join(', '), all: [...texts, ...others].join(', ') };
}
