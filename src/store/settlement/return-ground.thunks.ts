import { loadBitcoin } from '@/bitcoin/client';
import type { Contract, Guarantee } from '@/domain/models';
import type { ReturnGround } from '@/domain/settlement/return-rules';
import type { AppThunk } from '@/store/core/store-types';
import { listContractAddresses } from '@/store/deposits/address-memory.thunks';
import type { PartyPlace } from '@/store/seals/party-place';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import { syncSeals } from '@/store/seals/sync-seals.thunks';
import { selectReturnGround } from '@/store/settlement/settlement.selectors';

/**
 * The facts against which an ask for a return date is checked, except its coins. Reads the signed terms if nobody has yet: unread, they do not say who
 * deposits. Throws AppError `keys-not-kept` if the deposit addresses are unknown.
 * @param address that the ask pays
 */
export function loadReturnGround(
  contract: Contract,
  guarantee: Guarantee,
  party: PartyPlace,
  address: string,
): AppThunk<Promise<Omit<ReturnGround, 'coins'> & { isSigned: boolean; terms: string }>> {
  return async (dispatch, getState) => {
    if (selectContractSeals(getState(), contract.id) === null) await dispatch(syncSeals(contract.id));
    const deposits = await dispatch(listContractAddresses(contract));
    const { ok } = await (await loadBitcoin()).checkAddress(address, party.place.network);
    return { ...selectReturnGround(getState(), contract, guarantee, party), deposits, isAddress: ok };
  };
}
