import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { isSameId } from '@/domain/primitives/ids';

/*
 * The activity log of a contract (docs/activity.md): what happened, when, who did it, and how it is known. Entries are
 * added and confirmed, never removed or changed.
 */

export const ACTIVITY_KINDS = [
  'created',
  'joined',
  'completed',
  'guarantee',
  'address',
  'deposit',
  'missing', // the explorer no longer knows a recorded deposit
  'signature', // of a release
  'return', // signed in advance
  'release',
  'dispute',
  'executed',
  'expired',
  'terms-signed',
  'terms-sealed',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** How an entry is known, weakest first (docs/activity.md#proof). */
export const ACTIVITY_PROOFS = ['server', 'device', 'signed', 'chain'] as const;
export type ActivityProof = (typeof ACTIVITY_PROOFS)[number];

/** The clock that a time is from, weakest first. */
export const TIME_SOURCES = ['server', 'device', 'block'] as const;
type TimeSource = (typeof TIME_SOURCES)[number];

type ActivityLink = { txid: string } | { address: string };

/** An event as a source reports it. The same event has the same id in every source. */
export interface ActivityEvent {
  id: string;
  kind: ActivityKind;
  proof: ActivityProof;
  guaranteeId: Id | null;
  /** ISO 8601; `null`: unknown. */
  at: string | null;
  timeFrom: TimeSource;
  /** If `at` is unknown: a time before the event, according to the server. */
  after: string | null;
  person: Id | null;
  amount: Sats | null;
  link: ActivityLink | null;
  /** The signed object: the txid of a transaction, or the hash of the terms. */
  hash: string | null;
  /** Of signed terms. */
  revision: string | null;
  /**
   * The server's record that reports the event; `null`: none. If the record is gone, the server no longer reports it.
   */
  record: string | null;
}

export interface ActivityEntry extends ActivityEvent {
  /** When this device recorded it, ISO 8601. */
  recordedAt: string;
  /** The server no longer sends the record. */
  gone: boolean;
  /** Id of the entry that this claim of the server contradicts; `null` if it contradicts none. */
  contradicts: string | null;
}

/** An event in which everything is unknown except the given fields. */
export function createEvent(
  known: Pick<ActivityEvent, 'id' | 'kind' | 'proof'> & Partial<ActivityEvent>,
): ActivityEvent {
  return {
    guaranteeId: null,
    at: null,
    timeFrom: 'server',
    after: null,
    person: null,
    amount: null,
    link: null,
    hash: null,
    revision: null,
    record: null,
    ...known,
  };
}

/** Kinds that a block or a signature can prove. Only the server reports the others. */
const PROVABLE: ReadonlySet<ActivityKind> = new Set([
  'deposit',
  'signature',
  'return',
  'release',
  'terms-signed',
  'terms-sealed',
]);

/** A payment or signature that only the server vouches for. */
export function isUnproven({ kind, proof }: Pick<ActivityEvent, 'kind' | 'proof'>): boolean {
  return PROVABLE.has(kind) && !isStronger(proof, 'device');
}

export function isStronger(proof: ActivityProof, than: ActivityProof): boolean {
  return ACTIVITY_PROOFS.indexOf(proof) > ACTIVITY_PROOFS.indexOf(than);
}

export function isBetterTime(source: TimeSource, than: TimeSource): boolean {
  return TIME_SOURCES.indexOf(source) > TIME_SOURCES.indexOf(than);
}

/** Compares known values only: an unknown value contradicts nothing. */
export function isOtherPerson(a: Id | null, b: Id | null): boolean {
  return a !== null && b !== null && !isSameId(a, b);
}
