import type { ActivityEntry } from '@/domain/activity/activity';

/**
 * Newest first. A block's time counts as it is; any other time is limited to the moment when the entry was recorded, so
 * that an invented date cannot stay at the top of the list.
 */
export function sortActivity(entries: readonly ActivityEntry[]): ActivityEntry[] {
  return dateActivity(entries)
    .sort((a, b) => b.time - a.time || b.index - a.index)
    .map(({ entry }) => entry);
}

export interface DatedEntry {
  entry: ActivityEntry;
  index: number;
  /** The sort key, milliseconds since 1970. */
  time: number;
  /** When it happened, ISO 8601; `null`: before this device first looked, and nobody says when. */
  at: string | null;
}

/** In the given order. */
export function dateActivity(entries: readonly ActivityEntry[]): DatedEntry[] {
  const firstLook = entries.reduce((first, { recordedAt }) => (recordedAt < first ? recordedAt : first), '\uffff');
  return entries.map((entry, index) => {
    const { recordedAt } = entry;
    const at = entry.at ?? (recordedAt === firstLook ? null : recordedAt);
    return { entry, index, time: getTime(entry, firstLook), at };
  });
}

/** In the given order, but entries of an unknown time last, since no day is known for their heading. */
export function listDated(entries: readonly ActivityEntry[]): DatedEntry[] {
  const dated = dateActivity(entries);
  return [...dated.filter(({ at }) => at !== null), ...dated.filter(({ at }) => at === null)];
}

/** Entries of the first look happened at an unknown earlier time: each is placed after the events that must precede it. */
function getTime({ at, after, timeFrom, recordedAt }: ActivityEntry, firstLook: string): number {
  const recorded = Date.parse(recordedAt);
  const time = parseTime(at ?? (recordedAt === firstLook ? after : null)) ?? recorded;
  return timeFrom === 'block' ? time : Math.min(time, recorded);
}

function parseTime(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}
