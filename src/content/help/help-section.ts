/** Parts of the help page by group, in its order. The ids are part of links, so they must not change. */
export const HELP_GROUPS = {
  guides: ['first-contract', 'joining', 'something-wrong'],
  basics: [
    'what-is-it',
    'three-keys',
    'who-can-do-what',
    'deposits',
    'releases',
    'arbitrator',
    'fees',
    'how-long',
    'price',
    'dates',
    'saying-no',
    'buying-bitcoin',
  ],
  safety: ['signed-terms', 'key-backup', 'recovery-kit', 'risks'],
  trouble: [
    'wrong-amount',
    'disputes',
    'counterparty-gone',
    'arbitrator-gone',
    'password-lost',
    'device-lost',
    'aval-closes',
  ],
  law: ['court', 'tax', 'heirs', 'insolvency', 'supervision', 'privacy'],
} as const;
export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpId = (typeof HELP_GROUPS)[HelpGroup][number];

/**
 * A part of the help in one language. `**Label**` is a label on screen, with exactly that text.
 */
export interface HelpSection {
  id: HelpId;
  title: string;
  text?: readonly string[];
  /** Numbered. */
  steps?: readonly string[];
  points?: readonly string[];
  /** The first row is the head. */
  table?: readonly (readonly string[])[];
  /** Leads to the page about recovery; `false` if recovery files hold no contracts. */
  recoveryLink?: string | false;
}
