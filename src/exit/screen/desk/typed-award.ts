import { toCalendarDate } from '@/domain/primitives/dates';
import type { AwardRole } from '@/domain/settlement/award';
import type { OutputRow } from '@/exit/screen/make/use-order';

export interface AwardRow extends OutputRow {
  /** `null`: by the address that is typed. */
  chosenRole: AwardRole | null;
}

/** Texts and choices beside the outputs. */
export interface Words {
  isFinal: boolean;
  /** `null`: the next one. */
  number: string | null;
  reasons: string;
  costs: string;
  place: string;
  date: string;
}

/** The input for a decision. It outlasts the steps. */
export interface TypedAward {
  rows: readonly AwardRow[];
  /** `null`: that of the explorer. */
  feeRate: string | null;
  words: Words;
  /** The guarantee that was chosen (`listGuaranteeKeys`); `null`: none was. */
  guarantee: string | null;
  /** Address of the block explorer. */
  explorer: string;
  /** Something was typed, and no decision was saved since. */
  isChanged: boolean;
}

export type ChangeTyped = (change: (now: TypedAward) => TypedAward) => void;

export const EMPTY_ROW = { address: '', amount: '', isRest: false, chosenRole: null };

export function createTyped(): TypedAward {
  return {
    rows: [{ id: 0, ...EMPTY_ROW }],
    feeRate: null,
    words: { isFinal: true, number: null, reasons: '', costs: '', place: '', date: toCalendarDate(new Date()) },
    guarantee: null,
    explorer: '',
    isChanged: false,
  };
}
