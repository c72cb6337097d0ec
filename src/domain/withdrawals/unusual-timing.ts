import type { PsbtSummary } from '@/domain/withdrawals/inspection';

/** nSequence without a relative lock and without replacement. */
const FINAL = 0xffffffff;
/** Highest nSequence with a relative lock (BIP68). */
const MAX_RELATIVE_LOCK = 0x7fffffff;
/** Highest nSequence that allows replacement (BIP125). */
const REPLACEABLE = 0xfffffffd;
/** Locktimes below are block heights, others are seconds since 1970 (BIP65). */
const FIRST_TIME = 500_000_000;

/**
 * - `time`: ISO 8601
 * - `waits`: the inputs need confirmations before they can be spent (BIP68)
 */
export type UnusualTiming =
  | { kind: 'not-before-block'; height: number }
  | { kind: 'not-before-time'; time: string }
  | { kind: 'replaceable' | 'waits' | 'sequence'; sequence: string };

/** The newest block. `height` is `null` while unknown; `time` in milliseconds since 1970. */
export interface ChainTip {
  height: number | null;
  time: number;
}

/** Median time past may lag behind the clock by that much, in seconds. */
const CLOCK_TOLERANCE = 2 * 60 * 60;
const RELATIVE_LOCK_VALUE = 0xffff;

/** True if the transaction cannot be mined in the next block (BIP65, BIP68), or that is unknown. */
export function isDelayed(
  { version, locktime, sequences }: Pick<PsbtSummary, 'version' | 'locktime' | 'sequences'>,
  tip: ChainTip,
): boolean {
  const hasRelativeLock = sequences.some((value) => value <= MAX_RELATIVE_LOCK && (value & RELATIVE_LOCK_VALUE) > 0);
  if (version >= 2 && hasRelativeLock) return true;
  // A locktime has no effect while every sequence is final.
  if (locktime === 0 || sequences.every((value) => value === FINAL)) return false;
  if (locktime < FIRST_TIME) return locktime > (tip.height ?? 0);
  return locktime > tip.time / 1000 - CLOCK_TOLERANCE;
}

/** Locktimes and sequences that no release has (docs/bitcoin.md#a-release-with-two-payees, docs/bitcoin.md#how-a-backend-builds-a-withdrawal). Shown, not refused. */
export function findUnusualTimings({
  locktime,
  sequences,
}: Pick<PsbtSummary, 'locktime' | 'sequences'>): UnusualTiming[] {
  const unusual = sequences.filter((sequence) => sequence !== FINAL && sequence !== REPLACEABLE).map(describeSequence);
  return locktime === 0 ? unusual : [describeLocktime(locktime), ...unusual];
}

function describeLocktime(locktime: number): UnusualTiming {
  if (locktime < FIRST_TIME) return { kind: 'not-before-block', height: locktime };
  return { kind: 'not-before-time', time: new Date(locktime * 1000).toISOString() };
}

function describeSequence(value: number): UnusualTiming {
  const sequence = `0x${value.toString(16).padStart(8, '0')}`;
  if (value <= MAX_RELATIVE_LOCK) return { kind: 'waits', sequence };
  return { kind: value <= REPLACEABLE ? 'replaceable' : 'sequence', sequence };
}
