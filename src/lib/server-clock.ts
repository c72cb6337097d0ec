import { createValue } from '@/lib/value';

const HOUR_MS = 3_600_000;

/**
 * Whole hours that the device's clock is ahead of the servers' (negative: behind), by their `Date` header; 0 while unknown. Only shown to
 * the user, whose dates come from the device's clock.
 */
export const clockHoursOff = createValue(0);

/** Takes the `Date` header of a response that just arrived; ignores anything else. */
export function noteServerDate(date: unknown, now = Date.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return;
  const hours = Math.round((now - time) / HOUR_MS);
  // Less than two hours may be a delayed or cached response.
  clockHoursOff.set(Math.abs(hours) < 2 ? 0 : hours);
}
