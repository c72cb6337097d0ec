import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import type { TextLine } from '@/domain/lint/text-lines';
import { isCalendarDate } from '@/domain/primitives/dates';

const DATE = /(?<!\d)(?:(\d{1,2})\/(\d{1,2})\/(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?!\d)/g;

export interface WrittenDate {
  /** YYYY-MM-DD */
  date: string;
  range: TextRange;
}

/** Existing days, written dd/mm/yyyy or yyyy-mm-dd. */
export function readDates({ text, range }: Pick<TextLine, 'text' | 'range'>): WrittenDate[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const [found, day = '', month = '', year, isoYear, isoMonth, isoDay] = match;
    const date =
      year === undefined
        ? `${isoYear}-${isoMonth}-${isoDay}`
        : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const start = range.start + match.index;
    return isCalendarDate(date) ? [{ date, range: { start, end: start + found.length } }] : [];
  });
}

// The day of an exchange rate, of a birth or of an earlier document is past by nature.
const PAST_BY_NATURE =
  /btc|bitcoin|tipo de cambio|cotizaci|exchange rate|naci|born|birth|otorgad|escritura|granted|deed|dated|de fecha/i;

/** Dates before today under the special terms. */
export function findPastDates(special: readonly TextLine[], today: string): Finding[] {
  return special.flatMap((line) => {
    if (PAST_BY_NATURE.test(line.text)) return [];
    return readDates(line)
      .filter(({ date }) => date < today)
      .map(({ date, range }) => ({
        kind: 'past-date' as const,
        severity: 'advice' as const,
        place: { at: 'description' as const, range },
        quote: cutQuote(line.text),
        date,
      }));
  });
}

const END_LABEL =
  /(?<!\p{L})(?:fin|final|finalización|terminación|término|entrega|duración|vigencia|end|ends|end date|completion|delivery|duration|term)(?!\p{L})/iu;
const LABEL_LENGTH = 80;

/**
 * The first day on which something is delivered or the contract ends, if the special terms name it: a guarantee that is
 * valid until an earlier day certainly ends too early. `null`: not named, or not certain.
 */
export function findTermEnd(special: readonly TextLine[]): string | null {
  const ends = special.flatMap((line) => {
    const colon = line.text.indexOf(':');
    if (colon === -1 || colon > LABEL_LENGTH || !END_LABEL.test(line.text.slice(0, colon))) return [];
    const dates = readDates(line).map(({ date }) => date);
    // One date, or from one to another. More may be milestones.
    return dates.length === 0 || dates.length > 2 ? [] : [dates.toSorted().at(-1) ?? ''];
  });
  return ends.toSorted()[0] ?? null;
}
