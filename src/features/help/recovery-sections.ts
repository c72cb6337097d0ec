import type { StoreValue } from 'nanostores';
import type { recoveryHelpMessages } from '@/content/recovery-help.messages';

type Texts = StoreValue<typeof recoveryHelpMessages>;
export type HelpText = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

export interface HelpSection {
  /** Part of links to the section: it must not change. */
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
export const RECOVERY_SECTIONS: readonly HelpSection[] = [
  { id: 'safe', title: 'safe-title', intro: ['safe-money', 'safe-time', 'safe-thieves'] },
  {
    id: 'need',
    title: 'need-title',
    points: ['need-kit', 'need-password', 'need-signer', 'need-page', 'need-explorer'],
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
  { id: 'other-party-gone', title: 'partner-title', intro: ['partner-arbitrator', 'partner-kit'] },
  { id: 'arbitrator-gone', title: 'arbitrator-title', intro: ['arbitrator-two'] },
  { id: 'key-backup-only', title: 'backup-title', points: ['backup-key', 'backup-open', 'backup-other'] },
  { id: 'password-lost', title: 'password-title', intro: ['password-lost', 'password-try'] },
  { id: 'not-broadcast', title: 'broadcast-title', intro: ['broadcast-kit', 'broadcast-twice'] },
  { id: 'other-programs', title: 'programs-title', points: ['programs-core', 'programs-sparrow', 'programs-docs'] },
  {
    id: 'rehearse',
    title: 'rehearse-title',
    intro: ['rehearse-why'],
    steps: ['rehearse-kit', 'rehearse-store', 'rehearse-try', 'rehearse-other'],
  },
];
