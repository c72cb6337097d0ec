/*
 * Special terms of a template, which the parties fill in. They are written into the contract's text, and the amounts
 * and dates of its guarantees are proposed from them.
 */

export type TermKind = 'text' | 'date' | 'money' | 'percent' | 'choice';

/** What a term is about: the agreement, or a party. */
export type TermGroup = 'deal' | 'buyer' | 'seller';

interface TermOption {
  value: string;
  label: string;
}

export interface TermCondition {
  term: string;
  values: string[];
}

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
  /** Of a date: proposed this number of days from today. */
  inDays?: number;
  /** Applies only while that term has one of these values. */
  onlyIf?: TermCondition;
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

export interface GuaranteeBasis {
  /** Offered only while that term has one of these values. */
  onlyIf?: TermCondition;
  /** Valid until this number of days after the date term; without a date, for the default duration from today. */
  runsFrom?: { term: string; days: number };
}
