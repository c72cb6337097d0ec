import type { Contract } from '@/domain/models';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectKeyFinding, selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectContractSeals } from '@/store/seals/seals.selectors';

/** The state that a look-up depends on. */
export function selectInputs(state: RootState, contractId: Id) {
  return {
    contract: selectContract(state, contractId),
    messages: state.chat.byContract[toIdKey(contractId)]?.messages,
    arbitratorKey: selectKnownArbitratorKey(state, contractId),
    seals: selectContractSeals(state, contractId),
  };
}

type Inputs = ReturnType<typeof selectInputs>;

export function isSameInputs(a: Inputs, b: Inputs): boolean {
  return (Object.keys(a) as (keyof Inputs)[]).every((name) => a[name] === b[name]);
}

/** Terms with parts that were not asked for yet differ from what was signed, which is no reason for an alarm. */
export function isLoading(state: RootState, { id, keys, arbitrator }: Contract): boolean {
  if (keys.length === 0) return true;
  const isAsked = selectKnownArbitratorKey(state, id) !== null || selectKeyFinding(state, id) !== null;
  return arbitrator !== null && !isAsked;
}
