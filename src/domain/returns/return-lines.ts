import type { ReturnPlan } from '@/domain/returns/return-plan';

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

/** The content of a line of the chat (docs/terms.md#the-return-text). */
export type ReturnLine = ({ kind: 'ask' } & SignedAsk) | ({ kind: 'give' } & GivenCoin);

/** A line whose text was not read yet. `encoded`: the text, base64url without padding. */
export type UnreadLine = { kind: 'ask'; encoded: string; statement: string } | ({ kind: 'give' } & GivenCoin);

/** The verdict on a message that looks like one. */
export type ReturnVerdict =
  | 'ask' // signed by a party of this contract
  | 'give' // valid signatures of the other party
  | 'false' // not signed by a party, or for another contract
  | 'unknown' // not verified yet: the ask, a key or a deposit address is not known here
  | 'unreadable';

export const RETURN_PREFIX = 'aval:return:';
/** Characters. No line is longer. */
export const MAX_SENT_LINE = 4_000;

const ASK = /^aval:return:1:ask:([A-Za-z0-9_-]+):([A-Za-z0-9+/]{87}=)$/;
const GIVE = /^aval:return:1:give:([0-9a-f]{64}):(0|[1-9]\d{0,2}):([A-Za-z0-9_-]{86}(?:,[A-Za-z0-9_-]{86})*)$/;

/** `null`: it is cut off, altered, or of a later version. */
export function parseReturnLine(text: string): UnreadLine | null {
  const [, hash, index, signatures = ''] = GIVE.exec(text) ?? [];
  if (hash !== undefined) return { kind: 'give', hash, index: Number(index), signatures: signatures.split(',') };
  const [, encoded, statement = ''] = ASK.exec(text) ?? [];
  return encoded === undefined ? null : { kind: 'ask', encoded, statement };
}
