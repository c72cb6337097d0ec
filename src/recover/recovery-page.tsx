import { useEffect, useRef, useState } from 'react';
import type { EarlierTransaction } from '@/bitcoin/recovery/second-payment';
import { recoveryFile } from '@/content/es/recovery-file.es';
import { withdrawals } from '@/content/es/withdrawals.es';
import { FORM_ISSUES } from '@/content/form-issues.messages';
import { recover } from '@/content/recover/recover.es';
import { recoverMessages } from '@/content/recover/recover.messages';
import { getFirstLanguage } from '@/i18n/first-language';
import { catalogues, language } from '@/i18n/i18n';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { OpenFile, readOwnFile } from '@/recover/open-file';
import { Recovery } from '@/recover/recovery';
import { Announcements, useBusyAnnouncements } from '@/ui/announce/announcements';
import { useKeepFocus } from '@/ui/focus/use-keep-focus';
import { classes } from '@/ui/layout/classes';
import { Banner } from '@/ui/message/banner';
import { LanguageScope } from '@/ui/text/language-scope';

catalogues.es = { formIssues: FORM_ISSUES.es, recover, recoveryFile, withdrawals };
language.set(getFirstLanguage(navigator.languages) === 'es' ? 'es' : 'en');

interface RecoveryPageProps {
  /** The data of the file that the page is; empty in `recover.html`. */
  data: string;
}

/** The whole page. */
export function RecoveryPage({ data }: RecoveryPageProps) {
  const t = useMessages(recoverMessages);
  const tag = useScreenTag();
  const shell = useRef<HTMLElement>(null);
  useKeepFocus(shell);
  useBusyAnnouncements(shell);

  useEffect(() => {
    document.documentElement.lang = tag;
    document.title = t.title;
  }, [tag, t]);

  return (
    <LanguageScope tag={tag}>
      <main ref={shell} className="mx-auto flex max-w-reading flex-col gap-5 px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
        <Intro />
        <Recover data={data} />
      </main>
      <Announcements />
    </LanguageScope>
  );
}

function Recover({ data }: RecoveryPageProps) {
  const [own] = useState(() => readOwnFile(data));
  const [opened, setOpened] = useState(own.opened);
  const [wasOpen, setWasOpen] = useState(false);
  // With any file since the page was loaded.
  const [signed, setSigned] = useState<readonly EarlierTransaction[]>([]);

  function close(): void {
    setWasOpen(true);
    setOpened(null);
  }

  return (
    <>
      {opened === null ? (
        <OpenFile own={own} takesFocus={wasOpen} onOpen={setOpened} />
      ) : (
        <Recovery
          opened={opened}
          takesFocus={wasOpen || opened !== own.opened}
          signed={signed}
          onSigned={(transaction) => setSigned((now) => [...now, transaction])}
          onClose={close}
        />
      )}
    </>
  );
}

/** Explains the purpose of the page and its safety. */
function Intro() {
  const t = useMessages(recoverMessages);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-semibold">{t.title}</h1>
        <LanguageSwitch />
      </div>
      <p className="max-w-[72ch] text-ink-soft">{t.intro}</p>
      {typeof WebAssembly === 'undefined' && <Banner tone="red">{t.blocked}</Banner>}
      <Banner tone="blue">
        <p className="font-medium">{t.safeTitle}</p>
        <p>{t.safe}</p>
      </Banner>
    </>
  );
}

/** The languages by their own names. */
const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
] as const;

function LanguageSwitch() {
  const t = useMessages(recoverMessages);
  const current = useScreenTag();
  return (
    <fieldset className="flex rounded-control border border-line bg-card p-0.5">
      <legend className="sr-only">{t.language}</legend>
      {LANGUAGES.map(([tag, name]) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-pressed={tag === current}
          onClick={() => language.set(tag)}
          className={classes(
            'min-h-8 rounded-sm px-3 text-sm transition-colors',
            tag === current ? 'bg-accent-soft font-medium text-accent-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
