/*
 * Special terms of a template, which the parties fill in. They are written into the contract's text, and the amounts
 * and dates of its guarantees are proposed from them.
 */

export type TermKind = 'text' | 'date' | 'money' | 'percent' | 'days' | 'choice';

/** The section of the form that a term belongs to: the agreement, a party's data, the value of the guarantees, disputes. */
export type TermGroup = 'deal' | 'buyer' | 'seller' | 'value' | 'disputes';

interface TermOption {
  value: string;
  label: string;
}

export interface TermCondition {
  term: string;
  values: string[];
}

/** A relation between the parties that decides which terms apply. */
export type Situation = 'arbitration' | 'two-people' | 'not-consumer';

export interface SpecialTerm {
  /** Unique within its template. */
  id: string;
  group: TermGroup;
  kind: TermKind;
  /** In the form and in the text. */
  label: string;
  hint?: string;
  /** Left out of the text while blank. Others are written as a marked blank. */
  isOptional?: boolean;
  /** A text that may need several lines in the form. */
  isLong?: boolean;
  /** Of a choice. */
  options?: TermOption[];
  /** Initial value. */
  initial?: string;
  /** Other words, by condition (`pickWording`). */
  wordings?: Readonly<Record<string, Partial<Pick<SpecialTerm, 'label' | 'initial'>>>>;
  /** Of a date: proposed this number of days from today. */
  inDays?: number;
  /** Applies only while each of these terms has one of these values; `''` is a blank one. */
  onlyIf?: TermCondition[];
  /** Applies only in this relation between the parties. */
  situation?: Situation;
}

/** The typed values by term id: dates as YYYY-MM-DD, euros and percentages as decimal numbers with a point. */
export type TermValues = Readonly<Record<string, string>>;

export interface TemplateTerms {
  /** Month of the last review of the text, YYYY-MM. */
  reviewed: string;
  terms: SpecialTerm[];
  /** The money term that the percentages of its guarantees refer to. */
  basis: string;
  /** The choice on which the general terms depend. */
  variant?: string;
}

export interface GuaranteeTexts {
  description: string;
  conditions: string;
  verificationProcess: string;
}

/** The texts that differ in some contracts, by condition (`decideConditions`). */
export type GuaranteeVersions = Readonly<Record<string, Partial<GuaranteeTexts>>>;

export interface GuaranteeBasis {
  /** Offered only while each of these terms has one of these values. */
  onlyIf?: TermCondition[];
  /** Offered only once this term is filled in. */
  needs?: string;
  /** Not offered while this percentage or amount is zero. */
  unlessZero?: string;
  /** Valid until this number of days after the date term; without a date, for the default duration from today. */
  runsFrom?: { term: string; days: number };
  /** Another date term, which counts instead if it is later. */
  orFrom?: string;
  /** In the lease of a home: not before the tenant may have to leave, whatever the agreed end (`findStay`). */
  coversStay?: boolean;
  /** The money term whose amount is guaranteed. The default amount is then the sum that an insurance policy covers. */
  coveredTerm?: string;
  versions?: GuaranteeVersions;
}
