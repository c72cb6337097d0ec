import { it } from 'vitest';

const isNight = process.env.TESTS === 'all';

/** `it`, every night only (docs/testing.md#every-night). */
export const nightly = it.runIf(isNight);

/** The nightly run takes all rows of a table; `npm test` takes `count` of them, spread over the table. */
export function daily<Row>(count: number, rows: readonly Row[]): readonly Row[] {
  return isNight ? rows : rows.filter((_, at) => (at * count) % rows.length < count);
}
