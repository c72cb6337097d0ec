import { AppError } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { requireUnmovedAddresses } from '@/store/deposits/address-memory.thunks';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { requireUnchangedKeys } from '@/store/keys/keys.thunks';
import { findSigningKey, selectIsKeyOpened } from '@/store/keys/own-key.selectors';
import { selectPayBlock } from '@/store/keys/pay-block.selectors';
import type { Gate, GatedAction, GateRequest, GateRun, Ground } from '@/store/signing/gate';
import { requireSignatures } from '@/store/signing/signature-memory.thunks';
import { requireTerms, selectTermsLook } from '@/store/signing/terms-gate.thunks';

/*
 * The rules that must hold before this browser signs anything, or shows an address to pay to. Add a rule as one entry of `GATES`
 * (docs/security.md#signing, and the steps in .github/CONTRIBUTING.md).
 */

const SPENDING: readonly GatedAction[] = ['release', 'sign', 'release-again', 'return'];
const SIGNING: readonly GatedAction[] = [...SPENDING, 'terms', 'payout', 'ask-return'];

/** In this order: the user reads the error of the first gate that is closed. */
export const GATES: readonly Gate[] = [
  { name: 'own key', actions: ['deposit', ...SIGNING], check: requireOwnKey },
  { name: 'remembered keys', actions: ['inspect', 'deposit', ...SIGNING], check: requireRememberedKeys },
  { name: 'known addresses', actions: ['inspect', 'deposit', 'ask-return', ...SPENDING], check: requireKnownAddresses },
  { name: 'signature memory', actions: ['inspect', 'ask-return', ...SPENDING], check: () => requireSignatures() },
  { name: 'terms', actions: ['deposit', 'ask-return', ...SPENDING], check: requireTerms },
];

/**
 * Money locked under a key that cannot be opened is lost, and without a key there is no signature. An envelope of another client is
 * opened there: the deposit dialog has asked about it.
 */
function requireOwnKey({ request: { action } }: GateRun): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const isUsable = selectIsKeyOpened(getState()) || selectPayBlock(getState()) === 'other-client';
    if (action === 'deposit' && !isUsable)
      throw new AppError('key-unchecked', "The account's key was not opened since login");
    if (action !== 'deposit' && findSigningKey(getState(), requireUser(getState())) === null)
      throw new AppError('bad-envelope', 'The account has no signing key on this device');
  };
}

function requireRememberedKeys({ contract, getArbitratorKey }: GateRun): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch(requireUnchangedKeys(contract, await getArbitratorKey()));
}

function requireKnownAddresses({ contract }: GateRun): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(requireUnmovedAddresses(contract));
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
    const run: GateRun = { request, contract, getArbitratorKey, isFresh, earlierLook: since?.look ?? null };
    for (const { actions, check } of GATES) {
      if (actions.includes(action)) await intent.call(() => dispatch(check(run)));
    }
    const arbitratorKey = await getArbitratorKey();
    if (request.require !== undefined) await dispatch(request.require({ contract, arbitratorKey }));
    const ground = { contract, arbitratorKey, look: selectTermsLook(getState(), contractId) };
    if (findContract() === contract) return ground;
    // The contract has changed meanwhile, and only a contract that has passed the gates may be relied on.
    return dispatch(passGates(request, { since: ground }));
  };
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= load();
    return value;
  };
}
