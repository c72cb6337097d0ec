import type { ReactNode } from 'react';
import { languageMessages } from '@/content/bar-tools.messages';
import { chooseLanguage } from '@/features/language/language';
import { useLegalTag, useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { LanguageScope } from '@/ui/text/language-scope';
import { LINK } from '@/ui/text/text-link';

interface LegalScreenProps {
  /** The way back, on the line of the offer. */
  back?: ReactNode;
  children: ReactNode;
}

/** A template, clause or creation screen, which is in Spanish by default. It offers English. */
export function LegalScreen({ back, children }: LegalScreenProps) {
  const t = useMessages(languageMessages);
  const tag = useLegalTag();
  const screenTag = useScreenTag();
  return (
    <LanguageScope tag={tag} className="flex flex-col gap-8">
      <div className="-mb-5 flex flex-wrap items-center justify-between gap-x-6 text-sm empty:hidden">
        {back}
        {tag !== screenTag && (
          <p lang={screenTag}>
            <button type="button" onClick={() => void chooseLanguage('en')} className={`${LINK} py-0.5`}>
              {t.inEnglish}
            </button>
          </p>
        )}
      </div>
      {children}
    </LanguageScope>
  );
}
