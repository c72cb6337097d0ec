/** The local calendar date, YYYY-MM-DD. */
export function toCalendarDate(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

/** Dates are YYYY-MM-DD. Calculated in UTC, where every day has 24 hours. */
export function addDays(date: string, days: number): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}

interface Dated {
  createdAt: string | null;
}

/** Oldest first; the same list if it is in order. Items without a date stay next to their neighbours. */
export function sortByCreation<Item extends Dated>(items: readonly Item[]): readonly Item[] {
  // Fast paths: most lists are sorted already.
  if (items.every(({ createdAt }, at) => at === 0 || isUsualOrder(items[at - 1]?.createdAt, createdAt))) return items;
  const times = items.map((item) => getCreationTime(item));
  if (times.every((time, at) => at === 0 || compareTimes(times[at - 1] ?? null, time) <= 0)) return items;
  const timed = items.map((item, at) => ({ item, time: times[at] ?? null }));
  return timed.sort((a, b) => compareTimes(a.time, b.time)).map(({ item }) => item);
}

/** Texts of the form 2026-01-31T10:30:00.000Z are in the order of their times, without parsing them, which is slow. */
function isUsualOrder(first: string | null | undefined, second: string | null): boolean {
  return isUsual(first) && isUsual(second) && first <= second;
}

function isUsual(text: string | null | undefined): text is string {
  return text?.length === 24 && text[4] === '-' && text[10] === 'T' && text[23] === 'Z';
}

function compareTimes(first: number | null, second: number | null): number {
  return first === null || second === null ? 0 : first - second;
}

/** The newest item; `null` if the list is empty. */
export function findLatest<Item extends Dated>(items: readonly Item[]): Item | null {
  return sortByCreation(items).at(-1) ?? null;
}

/** Milliseconds since 1970; `null` without a valid date. */
export function getCreationTime({ createdAt }: Dated): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? null : time;
}

/** A number of seconds or milliseconds since 1970, also as digits, in ISO 8601; any other text as it is. */
export function readMoment(value: string | number): string {
  const digits = String(value).trim();
  const count = /^\d{9,15}(?:\.\d+)?$/.test(digits) ? Number(digits) : 0;
  // Seconds have fewer digits until the year 5138.
  const time = count < 1e11 ? count * 1000 : count;
  return count === 0 || time > MAX_TIME ? String(value) : new Date(time).toISOString();
}

const MAX_TIME = 8.64e15;

/** An existing day, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A date, alone or with a time, whose offset is one of those on Earth. */
const DATED =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?(?:Z|[+-](?:(?:0\d|1[0-3]):?[0-5]\d|14:?00))?)?$/;

/**
 * The calendar date of a text, YYYY-MM-DD: the one that is written, the same for everybody in every time zone
 * (docs/api.md#conventions). `null`: it is written in no form that counts, and unknown.
 */
export function readCalendarDate(text: string): string | null {
  const date = DATED.exec(text)?.[1];
  return date !== undefined && isCalendarDate(date) ? date : null;
}
