import { useEffect, useRef, useState } from 'react';
import type { CheckedKit } from '@/exit/recovery/api';
import { OpenKit } from '@/exit/screen/kit/open-kit';
import { LanguageSwitch } from '@/exit/screen/language-switch';
import { Recovery } from '@/exit/screen/recovery';
import { type Language as Chosen, pickLanguage, TEXTS, TextsContext, useTexts } from '@/exit/texts/texts';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { Banner } from '@/ui/message/banner';
import { Language } from '@/ui/text/language';

/** The whole page. */
export function RecoveryScreen() {
  const [language, setLanguage] = useState<Chosen>(() => pickLanguage(navigator.languages));
  const shell = useRef<HTMLElement>(null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = TEXTS[language].page.title;
  }, [language]);

  return (
    <TextsContext value={TEXTS[language]}>
      <Language tag={language}>
        <main ref={shell} className="mx-auto flex max-w-reading flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
          <Intro language={language} onLanguage={setLanguage} />
          <Steps />
        </main>
        <Announcements />
      </Language>
    </TextsContext>
  );
}

interface IntroProps {
  language: Chosen;
  onLanguage: (language: Chosen) => void;
}

function Intro({ language, onLanguage }: IntroProps) {
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

function Steps() {
  const [kit, setKit] = useState<CheckedKit | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (kit === null) return <OpenKit takesFocus={wasOpen} onOpen={setKit} />;
  return (
    <Recovery
      kit={kit}
      onClose={() => {
        setWasOpen(true);
        setKit(null);
      }}
    />
  );
}
