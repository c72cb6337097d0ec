import { type ReactNode, useEffect, useState } from 'react';
import { languageMessages } from '@/content/bar-tools.messages';
import { chooseLanguage, followBrowser } from '@/features/language/language';
import { useLegalTag, useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { LanguageScope } from '@/ui/text/language-scope';
import { LINK } from '@/ui/text/text-link';

/** A template, clause or creation screen, which is in Spanish by default. An English browser gets it in English, others the offer. */
export function LegalScreen({ children }: { children: ReactNode }) {
  const t = useMessages(languageMessages);
  const tag = useLegalTag();
  const screenTag = useScreenTag();
  const isReady = useOwnLanguage();
  if (!isReady) return null;
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

/** Waits for the user's language. Without it, the screen is shown as it is. */
function useOwnLanguage(): boolean {
  const [loading] = useState(followBrowser);
  const [isReady, setReady] = useState(loading === null);
  useEffect(() => {
    void loading?.then(() => setReady(true));
  }, [loading]);
  return isReady;
}
