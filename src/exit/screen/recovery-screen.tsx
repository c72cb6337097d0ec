import { useEffect, useRef, useState } from 'react';
import { CertificateSummary } from '@/exit/screen/certificate/certificate-summary';
import { Intro } from '@/exit/screen/intro';
import { type OpenFile, OpenKit } from '@/exit/screen/kit/open-kit';
import { Recovery } from '@/exit/screen/recovery';
import { type Language, pickLanguage, TEXTS, TextsContext } from '@/exit/texts/texts';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { LanguageScope } from '@/ui/text/language-scope';

/** The whole page. */
export function RecoveryScreen() {
  const [language, setLanguage] = useState<Language>(() => pickLanguage(navigator.languages));
  const shell = useRef<HTMLElement>(null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);

  useEffect(() => {
    document.documentElement.lang = language;
    document.title = TEXTS[language].page.title;
  }, [language]);

  return (
    <TextsContext value={TEXTS[language]}>
      <LanguageScope tag={language}>
        <main ref={shell} className="mx-auto flex max-w-reading flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
          <Intro language={language} onLanguage={setLanguage} />
          <Steps />
        </main>
        <Announcements />
      </LanguageScope>
    </TextsContext>
  );
}

function Steps() {
  const [file, setFile] = useState<OpenFile | null>(null);
  const [wasOpen, setWasOpen] = useState(false);

  function close(): void {
    setWasOpen(true);
    setFile(null);
  }

  if (file === null) return <OpenKit takesFocus={wasOpen} onOpen={setFile} />;
  if ('certificate' in file) return <CertificateSummary checked={file.certificate} onClose={close} />;
  return <Recovery kit={file.kit} onClose={close} />;
}
