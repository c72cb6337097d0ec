import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockHoursOff, noteServerDate } from '@/lib/server-clock';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

describe('the clock of this device', () => {
  afterEach(() => noteServerDate(new Date(NOON).toUTCString(), NOON));

  it.each([
    [0, 0],
    [1, 0],
    [3, 3],
    [-5, -5],
    [-1, 0],
  ])('%d h ahead of the server is reported as %d h', (ahead, reported) => {
    noteServerDate(new Date(NOON).toUTCString(), NOON + ahead * HOUR);
    expect(clockHoursOff.get()).toBe(reported);
  });

  it.each([undefined, 'soon', 7, null])('says nothing without a date: %s', (date) => {
    const heard = vi.fn();
    const stop = clockHoursOff.subscribe(heard);
    noteServerDate(date, NOON + 9 * HOUR);
    expect(heard).not.toHaveBeenCalled();
    stop();
  });

  it('notifies listeners once per change', () => {
    const heard = vi.fn();
    const stop = clockHoursOff.subscribe(heard);
    for (let turn = 0; turn < 2; turn += 1) noteServerDate(new Date(NOON).toUTCString(), NOON + 4 * HOUR);
    stop();
    noteServerDate(new Date(NOON).toUTCString(), NOON + 6 * HOUR);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
