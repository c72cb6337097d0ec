import type { PsbtSummary } from '@/domain/withdrawal/inspection';

/** nSequence of an input that neither waits nor lets the transaction be replaced. */
const FINAL = 0xffffffff;
/** From here on a sequence only says whether the transaction may be replaced (BIP125, BIP68). */
const LAST_WAITING = 0x7fffffff;
const REPLACEABLE = 0xfffffffd;
/** Below it a locktime is a block height, from it on a time in seconds since 1970 (BIP65). */
const FIRST_TIME = 500_000_000;

export type UnusualTiming =
  | { kind: 'not-before-block'; height: number }
  | { kind: 'not-before-time' /** ISO 8601 */; time: string }
  | { kind: 'replaceable'; sequence: string }
  /** The inputs have to lie in blocks for a while before they may be spent (BIP68). */
  | { kind: 'waits'; sequence: string }
  | { kind: 'sequence'; sequence: string };

/** What a backend that builds withdrawals as agreed (locktime 0, final sequences) never sets. Shown, not judged. */
export function findUnusualTimings({
  locktime,
  sequences,
}: Pick<PsbtSummary, 'locktime' | 'sequences'>): UnusualTiming[] {
  const unusual = sequences.filter((sequence) => sequence !== FINAL).map(describeSequence);
  return locktime === 0 ? unusual : [describeLocktime(locktime), ...unusual];
}

function describeLocktime(locktime: number): UnusualTiming {
  if (locktime < FIRST_TIME) return { kind: 'not-before-block', height: locktime };
  return { kind: 'not-before-time', time: new Date(locktime * 1000).toISOString() };
}

function describeSequence(value: number): UnusualTiming {
  const sequence = `0x${value.toString(16).padStart(8, '0')}`;
  if (value <= LAST_WAITING) return { kind: 'waits', sequence };
  return { kind: value <= REPLACEABLE ? 'replaceable' : 'sequence', sequence };
}
