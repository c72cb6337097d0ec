/*
 * Offset of the device's clock from the servers', by their `Date` header. Only shown to the user, whose dates come from
 * the device's clock.
 */

const HOUR_MS = 3_600_000;

let hoursOff = 0;
const listeners = new Set<() => void>();

/** Takes the `Date` header of a response that just arrived; ignores anything else. */
export function noteServerDate(date: unknown, now = Date.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return;
  const hours = Math.round((now - time) / HOUR_MS);
  // Less than two hours may be a delayed or cached response.
  const offset = Math.abs(hours) < 2 ? 0 : hours;
  if (offset === hoursOff) return;
  hoursOff = offset;
  for (const listener of listeners) listener();
}

/** Whole hours that the device is ahead (negative: behind); 0 while unknown. */
export function getClockHoursOff(): number {
  return hoursOff;
}

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
