interface Dated {
  created_at: string | null;
}

/** Oldest first; what carries no date keeps its place among its neighbours, as the server listed it. */
export function byCreation<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => {
    const first = timeOf(a);
    const second = timeOf(b);
    return first === null || second === null ? 0 : first - second;
  });
}

/** The newest, or `null` of an empty list. */
export function latest<Item extends Dated>(items: readonly Item[]): Item | null {
  return byCreation(items).at(-1) ?? null;
}

function timeOf({ created_at }: Dated): number | null {
  const time = created_at === null ? Number.NaN : Date.parse(created_at);
  return Number.isNaN(time) ? null : time;
}
