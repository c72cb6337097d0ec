import { cutQuote, type Finding, type TextRange } from '@/domain/lint/finding';
import { type TextLine, withoutMark } from '@/domain/lint/text-lines';
import { isCalendarDate } from '@/domain/primitives/dates';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DATE = new RegExp(
  [
    String.raw`(?<!\d)(?:(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4})`,
    String.raw`(?<iso>\d{4}-\d{2}-\d{2}))(?!\d)`,
    String.raw`(?<!\d)(?<nameDay>\d{1,2}) (?<name>${MONTHS.join('|')}) (?<nameYear>\d{4})(?!\d)`,
    // As English contracts wrote them before.
    String.raw`(?<oldName>${MONTHS.join('|')}) (?<oldDay>\d{1,2}), (?<oldYear>\d{4})(?!\d)`,
  ].join('|'),
  'g',
);

interface WrittenDate {
  /** YYYY-MM-DD */
  date: string;
  range: TextRange;
}

/** Valid dates, written 21/12/2026, 2026-12-21, 21 December 2026 or December 21, 2026. */
function readDates({ text, range }: Pick<TextLine, 'text' | 'range'>): WrittenDate[] {
  return [...text.matchAll(DATE)].flatMap(({ 0: found, index, groups = {} }) => {
    const { iso, day, nameDay, oldDay, month, name, oldName, year, nameYear, oldYear } = groups;
    const named = name ?? oldName;
    const number = named === undefined ? month : String(MONTHS.indexOf(named) + 1);
    const date = iso ?? toDate(year ?? nameYear ?? oldYear, number, day ?? nameDay ?? oldDay);
    const start = range.start + index;
    return isCalendarDate(date) ? [{ date, range: { start, end: start + found.length } }] : [];
  });
}

function toDate(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

// Dates of exchange rates, births and earlier documents are expected to be in the past.
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
        quote: cutQuote(withoutMark(line.text)),
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
    // One date or a range. More dates may be milestones.
    return dates.length === 0 || dates.length > 2 ? [] : [dates.toSorted().at(-1) ?? ''];
  });
  return ends.toSorted()[0] ?? null;
}
