/** Parts of the help page, in its order; part of links, so they must not change. */
export const HELP_IDS = [
  'first-contract',
  'joining',
  'something-wrong',
  'what-is-it',
  'three-keys',
  'who-can-do-what',
  'deposits',
  'wrong-amount',
  'releases',
  'fees',
  'signed-terms',
  'key-backup',
  'recovery-kit',
  'counterparty-gone',
  'arbitrator-gone',
  'aval-closes',
  'password-lost',
  'device-lost',
  'price',
  'dates',
  'arbitrator',
  'disputes',
  'court',
  'tax',
  'heirs',
  'insolvency',
  'supervision',
  'privacy',
  'buying-bitcoin',
  'how-long',
  'saying-no',
  'risks',
] as const;
export type HelpId = (typeof HELP_IDS)[number];

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
  /** Leads to the page about recovery; `false` without recovery kits. */
  recoveryLink?: string | false;
}
