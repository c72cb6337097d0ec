import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { requireContract, selectGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { confirmGuarantee } from '@/store/deposits/address-memory.thunks';

/** A device on which the user has said before that the coins of a guarantee are its own. Nothing, if the backend does not show it. */
export async function confirmCoins(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  ref: GuaranteeRef,
): Promise<void> {
  const guarantee = selectGuarantee(getState(), ref);
  if (guarantee === null) return;
  const contract = requireContract(getState(), ref.contractId);
  await dispatch(confirmGuarantee(contract, guarantee, listDepositAddresses(guarantee)));
}
