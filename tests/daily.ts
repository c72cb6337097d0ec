import { it } from 'vitest';

const isNight = process.env.TESTS === 'all';

/** `it`, every night only (docs/testing.md#every-night). */
export const nightly = it.runIf(isNight);

/** Rows of a table: all of them every night, in `npm test` so many, from its first to its last part. */
export function daily<Row>(count: number, rows: readonly Row[]): readonly Row[] {
  return isNight ? rows : rows.filter((_, at) => (at * count) % rows.length < count);
}
