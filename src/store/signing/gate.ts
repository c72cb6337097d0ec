import type { Contract } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import type { AppThunk } from '@/store/core/store-types';

/** `inspect`: read what the other party has signed, before the password is asked. `sign`: co-sign a withdrawal. */
export type GatedAction =
  | 'inspect'
  | 'deposit'
  | 'release'
  | 'sign'
  | 'release-again'
  | 'terms'
  | 'payout'
  | 'ask-return'
  | 'return';

/** The user's consent to the terms as they stand. */
export interface TermsConsent {
  /** The mark of the terms that the user has ticked (`getConsentMark`); absent or `null` if no tick was needed. */
  acceptedTerms?: string | null | undefined;
}

export interface GateRequest extends TermsConsent {
  contractId: Id;
  action: GatedAction;
  intent: Intent;
  /** The contract that the user has read; absent if the current one counts. */
  contract?: Contract;
  /** A rule of this request only, checked after the gates each time. */
  require?: (checked: Ground) => AppThunk<Promise<void>>;
}

/** One pass through the gates. */
export interface GateRun {
  request: GateRequest;
  contract: Contract;
  /** Asks the backend once, when the first gate needs it. Rejects if that does not respond. */
  getArbitratorKey: () => Promise<string | null>;
  /** Check the terms of the contract as the backend has it now. */
  isFresh: boolean;
}

/** A contract and the keys that have passed the gates: those in the state may be replaced at any moment. */
export interface Ground {
  contract: Contract;
  arbitratorKey: string | null;
}

export interface Gate {
  name: string;
  /** The actions that must pass it. */
  actions: readonly GatedAction[];
  /** Throws AppError if the action must not continue. */
  check: (run: GateRun) => AppThunk<Promise<void>>;
}
