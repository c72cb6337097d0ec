import type { ReactNode } from 'react';
import { languageMessages } from '@/content/bar-tools.messages';
import { chooseLanguage } from '@/features/language/language';
import { useLegalTag, useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { LanguageScope } from '@/ui/text/language-scope';
import { LINK } from '@/ui/text/text-link';

/** A template, clause or creation screen. Offers English if it is in Spanish only by default. */
export function LegalScreen({ children }: { children: ReactNode }) {
  const t = useMessages(languageMessages);
  const tag = useLegalTag();
  const screenTag = useScreenTag();
  return (
    <LanguageScope tag={tag} className="flex flex-col gap-8">
      {tag !== screenTag && (
        <p lang={screenTag} className="-mb-5 text-sm">
          <button type="button" onClick={() => void chooseLanguage('en')} className={`${LINK} py-0.5`}>
            {t.inEnglish}
          </button>
        </p>
      )}
      {children}
    </LanguageScope>
  );
}
