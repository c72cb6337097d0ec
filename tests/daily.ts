import { it } from 'vitest';

const isNight = process.env.TESTS === 'all';

/** `it`, every night only (docs/testing.md#every-night). */
export const nightly = it.runIf(isNight);

/** Rows of a table: the first ones in `npm test`, all of them every night. */
export function daily<Row>(count: number, rows: readonly Row[]): readonly Row[] {
  return isNight ? rows : rows.slice(0, count);
}
