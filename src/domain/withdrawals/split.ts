import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import { formatBtc, parseBtc, type Sats, toSats } from '@/domain/primitives/amount';

/** The user's last entry: the first payee's part, or the amount of one of both, BTC as typed. */
export type SplitEntry = { field: 'part'; percent: number } | { field: 'first' | 'second'; text: string };

/** The two amounts, which add up to the sum, and the texts of their fields. `null`: the entry is no amount of the sum. */
export interface Split {
  first: Sats | null;
  second: Sats | null;
  texts: { first: string; second: string };
  /** The first payee's part, with at most one decimal. */
  percent: number | null;
  /** Both can be paid: nodes do not relay an output at or below the dust limit. */
  isPayable: boolean;
}

const NOTHING: Split = { first: null, second: null, texts: { first: '', second: '' }, percent: null, isPayable: false };

/** @param sum that arrives, after the network fee; `null`: unknown */
export function splitSum(sum: Sats | null, entry: SplitEntry): Split {
  if (sum === null || sum === 0) return { ...NOTHING, texts: toTexts(entry, null) };
  const entered = entry.field === 'part' ? toSats(Math.floor((sum * entry.percent) / 100)) : readSats(entry.text);
  const rest = entered === null ? null : toSats(sum - entered);
  if (entered === null || rest === null) return { ...NOTHING, texts: toTexts(entry, null) };
  const [first, second] = entry.field === 'second' ? [rest, entered] : [entered, rest];
  const texts = entry.field === 'part' ? { first: formatBtc(first), second: formatBtc(second) } : toTexts(entry, rest);
  const percent = Math.round((1000 * first) / sum) / 10;
  return { first, second, texts, percent, isPayable: first > EMPTY_BALANCE && second > EMPTY_BALANCE };
}

/** Typed text stays as it is. */
function toTexts(entry: SplitEntry, rest: Sats | null): Split['texts'] {
  const other = rest === null ? '' : formatBtc(rest);
  if (entry.field === 'part') return NOTHING.texts;
  return entry.field === 'first' ? { first: entry.text, second: other } : { first: other, second: entry.text };
}

function readSats(text: string): Sats | null {
  const read = parseBtc(text);
  return read.ok ? read.sats : null;
}
