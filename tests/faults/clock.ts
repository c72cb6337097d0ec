import { INTENT_TIMEOUT, RESPONSE_TIMEOUT, RETRY_PAUSES } from '@/store/calls/requests';

/** Longer than any test: a page that was left never goes on. */
const FOREVER = 2e8;
const SHORT = 40;
/** Of the raw transactions that a PSBT spends from. */
const RAW_TIMEOUT = 5_000;

let isHurried = false;

/** Whether calls that hang are given up at once, or never. */
export function hurryTimeouts(hurry: boolean): void {
  isHurried = hurry;
}

/**
 * Shortens the program's pauses between attempts and replaces its timeouts; all other timers run as they are. Returns a
 * function that takes this back.
 */
export function installClock(): () => void {
  const original = globalThis.setTimeout;
  const replaced = (task: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) =>
    original(task, replace(delay), ...args);
  globalThis.setTimeout = Object.assign(replaced, original);
  return () => {
    globalThis.setTimeout = original;
  };
}

function replace(delay = 0): number {
  if (RETRY_PAUSES.includes(delay)) return 1;
  if (delay === RAW_TIMEOUT) return isHurried ? SHORT : delay;
  if (delay === RESPONSE_TIMEOUT) return isHurried ? SHORT : FOREVER;
  if (delay === INTENT_TIMEOUT) return isHurried ? 10 * SHORT : FOREVER;
  return delay;
}
