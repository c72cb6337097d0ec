import { useMemo } from 'react';
import { termsViewMessages } from '@/content/terms-view.messages';
import { formatTerms } from '@/domain/seals/canonical-text';
import { markHiddenCharacters } from '@/domain/seals/hidden-characters';
import type { Terms } from '@/domain/seals/terms';
import { useMessages } from '@/i18n/use-messages';
import { CopyButton } from '@/ui/copy/copy-button';
import { Disclosure } from '@/ui/layout/disclosure';
import { Foreign } from '@/ui/text/foreign';

export interface ExactTextProps {
  terms: Terms;
  /** Some of its characters are not shown. */
  hasMarks: boolean;
}

/** The canonical text, folded. */
export function ExactText({ terms, hasMarks }: ExactTextProps) {
  const t = useMessages(termsViewMessages);
  const text = useMemo(() => formatTerms(terms), [terms]);
  const shown = useMemo(() => markHiddenCharacters(text), [text]);
  return (
    <div className="print:hidden">
      <Disclosure summary={t.exact}>
        <div className="flex flex-col items-start gap-2 whitespace-normal">
          <p>{t.exactWhat}</p>
          {hasMarks && <p>{t.exactMarks}</p>}
          <CopyButton size="sm" text={text} copiedLabel={t.copied} failedLabel={t.copyFailed}>
            {t.copy}
          </CopyButton>
          <pre translate="no" className="w-full font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink">
            <Foreign>{shown}</Foreign>
          </pre>
        </div>
      </Disclosure>
    </div>
  );
}
