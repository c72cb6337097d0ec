import type { ReturnPlan } from '@/domain/returns/return-plan';
import { findLine } from '@/domain/seals/seal-chat-line';

/** An ask for a return date with its payee's statement. */
export interface SignedAsk {
  /** Canonical; its SHA-256 is signed. */
  text: string;
  plan: ReturnPlan;
  /** BIP137, base64. */
  statement: string;
}

/** The payer's signatures for one coin of an ask. */
export interface GivenCoin {
  /** Of the ask. */
  hash: string;
  /** Of the coin. */
  index: number;
  /** One for each rate that the coin can pay: 64 bytes, base64url without padding. */
  signatures: string[];
}

/** The content of a line of the chat or of a file (docs/return-dates.md#lines). */
export type ReturnLine = ({ kind: 'ask' } & SignedAsk) | ({ kind: 'give' } & GivenCoin);

/** The verdict on a message that looks like one. */
export type ReturnVerdict =
  | 'ask' // signed by a party of this contract
  | 'give' // valid signatures of the other party
  | 'false' // not signed by a party, or for another contract
  | 'unknown' // the ask, a key or a deposit address is not known here: it cannot be checked
  | 'unreadable';

export const RETURN_PREFIX = 'aval:return:';
/** The others are of settlement offers, which earlier versions had. */
const PREFIXES = [RETURN_PREFIX, 'aval:offer:', 'aval:accept:', 'aval:decline:'] as const;
type ReturnPrefix = (typeof PREFIXES)[number];

/** Which line a message has, if any: the first of it counts. */
export function findReturnPrefix(message: string): ReturnPrefix | null {
  const found = PREFIXES.flatMap((prefix) => {
    const start = findLine(message, prefix);
    return start === null ? [] : [{ prefix, start }];
  });
  return found.sort((a, b) => a.start - b.start)[0]?.prefix ?? null;
}
