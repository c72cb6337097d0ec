import { useEffect, useRef, useState } from 'react';
import type { EarlierTransaction } from '@/exit/recovery/second-payment';
import { CertificateSummary } from '@/exit/screen/certificate/certificate-summary';
import { type OpenFile, OpenKit } from '@/exit/screen/kit/open-kit';
import { Recovery } from '@/exit/screen/recovery';
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  pickLanguage,
  TEXTS,
  TextsContext,
  useTexts,
} from '@/exit/texts/texts';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
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
          <Recover />
        </main>
        <Announcements />
      </LanguageScope>
    </TextsContext>
  );
}

/** 'Recover a guarantee': a kit, or a certificate in the same field. */
function Recover() {
  // With any kit since the page was loaded.
  const [signed, setSigned] = useState<readonly EarlierTransaction[]>([]);
  const [file, setFile] = useState<OpenFile | null>(null);
  const [wasOpen, setWasOpen] = useState(false);

  function close(): void {
    setWasOpen(true);
    setFile(null);
  }

  if (file === null) return <OpenKit takesFocus={wasOpen} onOpen={setFile} />;
  if ('certificate' in file) return <CertificateSummary checked={file.certificate} onClose={close} />;
  return (
    <Recovery
      opened={file.kit}
      signed={signed}
      onSigned={(transaction) => setSigned((now) => [...now, transaction])}
      onClose={close}
    />
  );
}

/** Explains the purpose of the page and its safety. */
function Intro({ language, onLanguage }: LanguageSwitchProps) {
  const t = useTexts();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-semibold">{t.page.recover}</h1>
        <LanguageSwitch language={language} onLanguage={onLanguage} />
      </div>
      <p className="max-w-[72ch] text-ink-soft">{t.page.intro}</p>
      {typeof WebAssembly === 'undefined' && <Banner tone="red">{t.page.blocked}</Banner>}
      <Banner tone="blue">
        <p className="font-medium">{t.page.safeTitle}</p>
        <p>{t.page.safe}</p>
      </Banner>
    </>
  );
}

interface LanguageSwitchProps {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** The languages by their own names. */
function LanguageSwitch({ language, onLanguage }: LanguageSwitchProps) {
  const { page } = useTexts();
  return (
    <fieldset className="flex rounded-control border border-line bg-card p-0.5">
      <legend className="sr-only">{page.language}</legend>
      {LANGUAGES.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => onLanguage(choice)}
          className={classes(
            'min-h-8 rounded-sm px-3 text-sm transition-colors',
            choice === language ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {LANGUAGE_NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
