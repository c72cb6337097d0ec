import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { confirmGuarantee } from '@/store/deposits/address-memory.thunks';

/** A device on which the user has said before that the coins of a guarantee are its own. */
export async function confirmCoins(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  ref: GuaranteeRef,
): Promise<void> {
  const guarantee = requireGuarantee(getState(), ref);
  const contract = requireContract(getState(), ref.contractId);
  await dispatch(confirmGuarantee(contract, guarantee, listDepositAddresses(guarantee)));
}
