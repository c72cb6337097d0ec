import { AppError } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import type { Gate, GateRequest, GateRun, Ground } from '@/store/signing/gate';

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
