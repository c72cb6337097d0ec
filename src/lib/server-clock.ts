/*
 * How far this device's clock is from the servers', by the `Date` of their answers. Nothing is decided by it: people
 * are told, because dates that they see and choose come from their own clock.
 */

const HOUR_MS = 3_600_000;

let hoursOff = 0;
const listeners = new Set<() => void>();

/** Takes the `Date` header of an answer that just arrived; anything that is no date says nothing. */
export function noteServerDate(date: unknown, now = Date.now()): void {
  const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(time)) return;
  const hours = Math.round((now - time) / HOUR_MS);
  // An answer that was kept on its way for a while is no clock that is wrong.
  const off = Math.abs(hours) < 2 ? 0 : hours;
  if (off === hoursOff) return;
  hoursOff = off;
  for (const listener of listeners) listener();
}

/** Whole hours that the device is ahead (or, below zero, behind); 0 while nothing is known. */
export function clockHoursOff(): number {
  return hoursOff;
}

export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
