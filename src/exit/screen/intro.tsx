import { LanguageSwitch } from '@/exit/screen/language-switch';
import { type Language, useTexts } from '@/exit/texts/texts';
import { Banner } from '@/ui/message/banner';

export interface IntroProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Explains the purpose of the page and its safety. */
export function Intro({ language, onLanguage }: IntroProps) {
  const t = useTexts();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-semibold">{t.page.title}</h1>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </div>
      <p className="max-w-[72ch] text-ink-soft">{t.page.intro}</p>
      <Banner tone="blue">
        <p className="font-medium">{t.page.safeTitle}</p>
        <p>{t.page.safe}</p>
      </Banner>
    </>
  );
}
