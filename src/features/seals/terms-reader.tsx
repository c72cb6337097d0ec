import { signTermsMessages } from '@/content/seals.messages';
import type { Terms } from '@/domain/seals/terms';
import { TermsView } from '@/features/seals/terms-view';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';

export interface TermsReaderProps {
  terms: Terms;
  hash?: string;
  /** Name of the region. */
  label?: string;
}

/** The terms in a dialog, where they scroll: reading starts at their beginning. */
export function TermsReader({ terms, hash, label }: TermsReaderProps) {
  const t = useMessages(signTermsMessages);
  const names = useAppSelector(({ people }) => people.names);
  return (
    <section
      aria-label={label ?? t.terms}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable
      tabIndex={0}
      data-autofocus
      className="max-h-[50dvh] min-h-40 overflow-y-auto rounded-control border border-line p-4 low:max-h-none"
    >
      <TermsView terms={terms} names={names} {...(hash === undefined ? {} : { hash })} />
    </section>
  );
}
