import { useEffect, useMemo, useRef, useState } from 'react';
import type { FeeRates } from '@/exit/explorer/explorer';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import { type EarlierTransaction, findSecondPayment, listKept, toEarlier } from '@/exit/recovery/second-payment';
import { CertificateSummary } from '@/exit/screen/certificate/signed-terms';
import { CoinsCard } from '@/exit/screen/coins/coins-card';
import { useCoins } from '@/exit/screen/coins/use-coins';
import { DoneCard } from '@/exit/screen/done/done-card';
import { KitSummary, type OpenFile, OpenKit } from '@/exit/screen/kit/kit-cards';
import { MakeCard } from '@/exit/screen/make/make-card';
import { ReturnsCard } from '@/exit/screen/make/returns-card';
import { ReceivedCard, SignCard } from '@/exit/screen/sign/sign-card';
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

interface RecoveryProps {
  opened: CheckedKit;
  /** Signed since the page was loaded, with any kit. */
  signed: readonly EarlierTransaction[];
  onSigned: (transaction: EarlierTransaction) => void;
  onClose: () => void;
}

interface Work {
  transaction: RecoveryTransaction;
  isOwn: boolean;
  /** Counts the transactions, so that the next one starts with fresh steps. */
  turn: number;
}

/** All steps after the kit is open. */
function Recovery({ opened, signed, onSigned, onClose }: RecoveryProps) {
  const choice = useCoins(opened);
  const { kit } = choice;
  const [explorer, setExplorer] = useState('');
  const [rates, setRates] = useState<FeeRates | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const outpoints = choice.chosen.map(({ txid, vout, value }) => `${txid}:${vout}:${value}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of its own on each render, with the same coins
  const chosen = useMemo(() => choice.chosen, [outpoints]);

  const kept = useMemo(() => listKept(kit, choice.coins), [kit, choice.coins]);
  const second =
    work === null ? null : findSecondPayment(kit, work.transaction.summary, { kept, signed }, choice.isGone);

  function begin(transaction: RecoveryTransaction, isOwn: boolean): void {
    setWork({ transaction, isOwn, turn: (work?.turn ?? 0) + 1 });
  }

  const signatures = work?.transaction.summary.signedBy.length ?? 0;
  return (
    <>
      <KitSummary kit={kit} onClose={onClose} />
      <CoinsCard kit={kit} choice={choice} address={explorer} onAddress={setExplorer} onFeeRates={setRates} />
      <MakeCard
        kit={kit}
        coins={chosen}
        rates={rates}
        isNext={work === null}
        onCreate={(transaction) => begin(transaction, true)}
      />
      <ReturnsCard
        kit={kit}
        coins={choice.coins}
        fees={rates}
        isGone={choice.isGone}
        onOpen={(transaction) => begin(transaction, false)}
      />
      <ReceivedCard kit={kit} coins={choice.coins} kept={kept} onOpen={(transaction) => begin(transaction, false)} />
      {work !== null && (
        <SignCard
          key={`sign ${work.turn}`}
          kit={kit}
          coins={choice.coins}
          transaction={work.transaction}
          isOwn={work.isOwn}
          second={second}
          onSigned={(transaction) => {
            setWork({ ...work, transaction });
            onSigned(toEarlier(transaction.summary));
          }}
        />
      )}
      {work !== null && signatures > 0 && (
        <DoneCard
          key={`done ${work.turn} ${signatures}`}
          kit={kit}
          transaction={work.transaction}
          explorer={explorer}
        />
      )}
    </>
  );
}
