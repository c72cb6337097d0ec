import { type Freshness, isFresh, isStale } from '@/domain/withdrawals/freshness';
import type { Inspection } from '@/domain/withdrawals/inspection';

/**
 * The current step of a dialog that signs. A failed attempt returns to the first step that is still open.
 */
export type SigningStep = 'inspect' | 'question' | 'password' | 'ready' | 'signing' | 'done';

export interface SigningFacts {
  /** An attempt is running. */
  busy: boolean;
  /** There is nothing left to sign. */
  isDone: boolean;
  /** The transaction is on screen and may be signed. */
  canSign: boolean;
  /** The user has accepted all concerns, and the terms do not block it. */
  isAnswered: boolean;
  password: string;
}

/** docs/bitcoin.md#before-signing-a-psbt */
export function getSigningStep({ busy, isDone, canSign, isAnswered, password }: SigningFacts): SigningStep {
  if (busy) return 'signing';
  if (isDone) return 'done';
  if (!canSign) return 'inspect';
  if (!isAnswered) return 'question';
  return password === '' ? 'password' : 'ready';
}

/** A withdrawal that needs the user's signature; `null`: unknown. */
export interface ReadWithdrawal {
  inspection: Inspection | null;
  freshness: Freshness | null;
  /** Fully signed, being broadcast or recorded. */
  isSending: boolean;
}

export interface CosignOptions {
  /** The withdrawal may be signed: it is not refused, and its coins are not spent. */
  canSign: boolean;
  /** Deleting it and releasing again is offered: it may never confirm. */
  canStartAgain: boolean;
}

export function getCosignOptions({ inspection, freshness, isSending }: ReadWithdrawal): CosignOptions {
  return {
    canSign: inspection !== null && inspection.verdict !== 'refuse' && !isStale(freshness),
    canStartAgain: freshness !== null && !isFresh(freshness) && !isSending,
  };
}
