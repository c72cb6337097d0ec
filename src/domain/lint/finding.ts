import type { ContractText } from '@/domain/contracts/contract-form';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';

/** Positions in a text, as `setSelectionRange` takes them. */
export interface TextRange {
  start: number;
  end: number;
}

export type FindingKind =
  | 'unsaved-edit'
  | 'blank'
  | 'past-date'
  | 'payment-term'
  | 'guarantee-past'
  | 'guarantee-ends-early'
  | 'dust'
  | 'fee-takes-all'
  | 'fee-high'
  | 'roles-differ'
  | 'depositor-differs'
  | 'amount-differs'
  | 'date-differs'
  | 'arbitrator-differs'
  | 'no-third-key'
  | 'settlement-void'
  | 'home-guarantees-limit'
  | 'home-guarantee-value'
  | 'depositor-twice'
  | 'no-guarantee'
  | 'no-arbitrator';

/** The place of a finding, the target of its link. */
export type FindingPlace =
  | { at: 'title' | 'description'; range: TextRange }
  | { at: 'guarantee'; guaranteeId: Id }
  | { at: 'contract' };

/** A point that the parties may want to change before they publish or sign. It never blocks them. */
export interface Finding {
  kind: FindingKind;
  /** `look`: publishing and signing ask for confirmation. `advice`: only shown. */
  severity: 'look' | 'advice';
  place: FindingPlace;
  /** Text of the parties, which is foreign text. Empty for the contract as a whole. */
  quote: string;
  /** YYYY-MM-DD, number of days, satoshis, and cents with their limit that the message names. */
  date?: string;
  days?: number;
  sats?: number;
  cents?: number;
  limit?: number;
}

/** Typed changes to the text that are not saved, and would be neither published nor signed. */
export const UNSAVED_EDIT: Finding = {
  kind: 'unsaved-edit',
  severity: 'look',
  place: { at: 'title', range: { start: 0, end: 0 } },
  quote: '',
};

/** Longer quotes are cut. */
const QUOTE_LENGTH = 80;

export function cutQuote(text: string): string {
  const line = text.trim();
  return line.length > QUOTE_LENGTH ? `${line.slice(0, QUOTE_LENGTH).trimEnd()}…` : line;
}

/** Contradictions, and guarantees that cannot work. The author has decided on all others when publishing. */
const ASKED_BEFORE_SIGNING: readonly FindingKind[] = [
  'roles-differ',
  'depositor-differs',
  'amount-differs',
  'date-differs',
  'depositor-twice',
  'arbitrator-differs',
  'settlement-void',
  'home-guarantees-limit',
  'home-guarantee-value',
  'guarantee-past',
  'dust',
  'fee-takes-all',
  'no-arbitrator',
];

/**
 * The findings that the signing party is asked about, no matter who published them. Once both parties have joined, nobody is left to
 * fill in a blank.
 */
export function listBeforeSigning(
  findings: readonly Finding[],
  { contractors }: Pick<Contract, 'contractors'>,
): Finding[] {
  const isJoined = hasBothParties({ contractors });
  return findings.filter(({ kind }) => ASKED_BEFORE_SIGNING.includes(kind) || (isJoined && kind === 'blank'));
}

export function isAskedAbout(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'look');
}

/** The same place in a text that has changed since; the start of the field if the place no longer exists. */
export function movePlace(place: FindingPlace, from: ContractText, to: ContractText): FindingPlace {
  if (place.at !== 'title' && place.at !== 'description') return place;
  const { start, end } = place.range;
  const found = to[place.at].indexOf(from[place.at].slice(start, end), to[place.at] === from[place.at] ? start : 0);
  return { ...place, range: found === -1 ? { start: 0, end: 0 } : { start: found, end: found + end - start } };
}
