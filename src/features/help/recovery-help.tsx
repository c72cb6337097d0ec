import { LATER_PATHS } from '@/config/contract-links';
import { settings } from '@/config/settings';
import { recoveryHelpMessages } from '@/content/recovery-help.messages';
import { useScrollToHash } from '@/features/help/use-scroll-to-hash';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { OutsideLink } from '@/ui/text/outside-link';

/** 'If Aval disappears': how to recover a guarantee without the backend. */
export function RecoveryHelp() {
  const t = useMessages(recoveryHelpMessages);
  useScrollToHash();
  return (
    <article className="mx-auto flex max-w-reading flex-col gap-6">
      <header>
        <h1 className="text-xl font-semibold">{t.title({ brand: settings().brand })}</h1>
        <p className="mt-2 text-ink-soft">{t.intro}</p>
      </header>
      <nav aria-label={t.contents} className="text-sm">
        <h2 className="font-semibold">{t.contents}</h2>
        <ol className="mt-2 list-inside list-decimal gap-x-6 sm:columns-2">
          {RECOVERY_SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-0.5 font-medium text-accent-ink hover:underline">
                {t[title]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {RECOVERY_SECTIONS.map((section) => (
        <Section key={section.id} {...section} />
      ))}
    </article>
  );
}

function Section({ id, title, intro = [], steps = [], points = [], link }: RecoverySection) {
  const t = useMessages(recoveryHelpMessages);
  return (
    <div className="border-t border-line pt-8">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="scroll-mt-24 text-lg font-semibold">
          {t[title]}
        </h2>
        {intro.map((text) => (
          <p key={text}>{t[text]}</p>
        ))}
        {steps.length > 0 && (
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:text-ink-soft">
            {steps.map((text) => (
              <li key={text}>{t[text]}</li>
            ))}
          </ol>
        )}
        {points.length > 0 && (
          <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-ink-soft">
            {points.map((text) => (
              <li key={text}>{t[text]}</li>
            ))}
          </ul>
        )}
        {link !== undefined && (
          <p>
            <OutsideLink href={LATER_PATHS.recoveryPage}>{t[link]}</OutsideLink>
          </p>
        )}
      </section>
    </div>
  );
}

type Texts = ShownTexts<typeof recoveryHelpMessages>;
type HelpText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

interface RecoverySection {
  /** Part of links to the section, so it must not change. */
  id: string;
  title: HelpText;
  intro?: HelpText[];
  /** Numbered. */
  steps?: HelpText[];
  points?: HelpText[];
  /** Leads to the recovery page. */
  link?: HelpText;
}

/** docs/recovery.md in plain words. */
const RECOVERY_SECTIONS: readonly RecoverySection[] = [
  { id: 'safe', title: 'safe-title', intro: ['safe-money', 'safe-time', 'safe-thieves'] },
  {
    id: 'need',
    title: 'need-title',
    points: ['need-file', 'need-password', 'need-signer', 'need-genuine', 'need-explorer'],
    link: 'need-link',
  },
  {
    id: 'steps',
    title: 'steps-title',
    steps: [
      'steps-open',
      'steps-coins',
      'steps-destination',
      'steps-sign',
      'steps-pass',
      'steps-second',
      'steps-broadcast',
    ],
  },
  { id: 'other-party-gone', title: 'partner-title', intro: ['partner-arbitrator', 'partner-file'] },
  { id: 'arbitrator-gone', title: 'arbitrator-title', intro: ['arbitrator-two'] },
  { id: 'key-backup-only', title: 'backup-title', points: ['backup-key', 'backup-open', 'backup-other'] },
  { id: 'password-lost', title: 'password-title', intro: ['password-lost', 'password-try'] },
  { id: 'not-broadcast', title: 'broadcast-title', intro: ['broadcast-file', 'broadcast-twice'] },
  { id: 'other-programs', title: 'programs-title', points: ['programs-core', 'programs-sparrow', 'programs-docs'] },
  {
    id: 'rehearse',
    title: 'test-title',
    intro: ['test-why'],
    steps: ['test-file', 'test-store', 'test-try', 'test-other'],
  },
];
