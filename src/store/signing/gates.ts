import type { Contract } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { Intent } from '@/lib/intent';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';

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

/*
 * The rules that must hold before this browser signs anything, or shows an address to pay to (docs/security.md#signing). They are
 * registered at boot (`store/boot/gates.ts`): add a rule there.
 */
let gates: readonly Gate[] = [];

/** @param registered in the order in which the user reads their errors: of the first that is closed */
export function registerGates(registered: readonly Gate[]): void {
  gates = registered;
}

/**
 * Runs the gates of an action: before the key is opened, and again right before the signature (`sign.thunks.ts`). Resolves
 * to what has passed; throws the error of the first gate that is closed.
 */
export function passGates(
  request: GateRequest,
  { isFresh = false, since }: { isFresh?: boolean; since?: Ground } = {},
): AppThunk<Promise<Ground>> {
  return async (dispatch, getState) => {
    const { contractId, action, intent } = request;
    const findContract = () => request.contract ?? requireContract(getState(), contractId);
    const contract = findContract();
    const getArbitratorKey = once(async () => {
      const isSame = since !== undefined && isSameId(since.contract.arbitrator, contract.arbitrator);
      if (isSame && !isFresh) return since.arbitratorKey;
      return intent.call(() => fetchArbitratorKey(contract));
    });
    const run: GateRun = { request, contract, getArbitratorKey, isFresh };
    if (gates.length === 0) throw new AppError('unexpected', 'No gates are registered');
    for (const { actions, check } of gates) {
      if (actions.includes(action)) await intent.call(() => dispatch(check(run)));
    }
    const arbitratorKey = await getArbitratorKey();
    if (request.require !== undefined) await dispatch(request.require({ contract, arbitratorKey }));
    if (findContract() === contract) return { contract, arbitratorKey };
    // The contract has changed meanwhile, and only a contract that has passed the gates may be relied on.
    return dispatch(passGates(request, { since: { contract, arbitratorKey } }));
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= load();
    return value;
  };
}
