import { findLine } from '@/domain/seals/seal-chat-line';
import type { Offer } from '@/domain/settlement/offer';
import type { ReturnPlan } from '@/domain/settlement/return-plan';

/** An offer with its maker's statement. */
export interface SignedOffer {
  /** Canonical; its SHA-256 is signed. */
  text: string;
  offer: Offer;
  /** BIP137, base64. */
  statement: string;
}

/** The signatures of the party that accepts an offer. */
export interface Acceptance {
  /** Of the offer. */
  hash: string;
  /** Where that party is paid; empty if it gets nothing. */
  address: string;
  /** One for each coin: 64 bytes, base64url without padding. */
  signatures: string[];
}

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

/** The content of a line of the chat or of a file (docs/settlement.md#lines). */
export type SettlementLine =
  | ({ kind: 'offer' } & SignedOffer)
  | ({ kind: 'accept' } & Acceptance)
  | { kind: 'decline'; hash: string }
  | ({ kind: 'ask' } & SignedAsk)
  | ({ kind: 'give' } & GivenCoin);

/** The verdict on a message that looks like one. */
export type SettlementVerdict =
  | 'offer' // signed by a party of this contract
  | 'accept' // valid signatures of the other party
  | 'decline'
  | 'ask'
  | 'give'
  | 'false' // not signed by a party, or for another contract
  | 'unknown' // the offer, a key or a deposit address is not known here: it cannot be checked
  | 'unreadable';

const PREFIXES = ['aval:offer:', 'aval:accept:', 'aval:decline:', 'aval:return:'] as const;
export type SettlementPrefix = (typeof PREFIXES)[number];

/** Which line a message has, if any: the first of it counts. */
export function findSettlementPrefix(message: string): SettlementPrefix | null {
  const found = PREFIXES.flatMap((prefix) => {
    const start = findLine(message, prefix);
    return start === null ? [] : [{ prefix, start }];
  });
  return found.sort((a, b) => a.start - b.start)[0]?.prefix ?? null;
}
