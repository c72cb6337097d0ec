interface Dated {
  createdAt: string | null;
}

/** Oldest first; what carries no date keeps its place among its neighbours, as the server listed it. */
export function byCreation<Item extends Dated>(items: readonly Item[]): Item[] {
  const times = items.map((item) => timeOf(item));
  // Most lists come in order: thousands of messages then cost one look each.
  if (times.every((time, at) => at === 0 || compare(times[at - 1] ?? null, time) <= 0)) return [...items];
  const timed = items.map((item, at) => ({ item, time: times[at] ?? null }));
  return timed.sort((a, b) => compare(a.time, b.time)).map(({ item }) => item);
}

function compare(first: number | null, second: number | null): number {
  return first === null || second === null ? 0 : first - second;
}

/** The newest, or `null` of an empty list. */
export function latest<Item extends Dated>(items: readonly Item[]): Item | null {
  return byCreation(items).at(-1) ?? null;
}

/** Milliseconds since 1970; `null` of no date. */
export function timeOf({ createdAt }: Dated): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? null : time;
}
