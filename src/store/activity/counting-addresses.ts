import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { collectKeys, isOwnKeyReplaced, isSameKeys } from '@/domain/keys/current-keys';
import type { Contract } from '@/domain/models';
import type { RootState } from '@/store/core/store-types';
import { selectDepositStatus } from '@/store/deposits/verification.selectors';
import { selectKeyFinding, selectKeysForbid } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';

/** Deposit addresses that follow from the keys; none while a key is in doubt, or not checked yet. */
export function listCountingAddresses(state: RootState, contract: Contract): Set<string> {
  if (selectKeysForbid(state, contract.id) || !areKeysChecked(state, contract)) return new Set();
  const counting = contract.guarantees.flatMap(({ id, deposits }) =>
    deposits.flatMap(({ address }) =>
      address !== null && selectDepositStatus(state, id, address) === 'counts' ? [normalizeAddress(address)] : [],
    ),
  );
  return new Set(counting);
}

/** Whether the keys of the contract are those of the last check: a newer contract may be shown before it. */
function areKeysChecked(state: RootState, contract: Contract): boolean {
  const checked = selectKeyFinding(state, contract.id)?.current;
  const { user } = state.auth;
  if (checked === undefined || user === null) return false;
  const now = collectKeys(contract, { id: user.id, publicKey: selectSigner(state) }, checked.arbitrator);
  return isSameKeys(now, checked) && (now.ownPlace < 0 || !isOwnKeyReplaced(contract, now.ownPlace, now.ownKey));
}
