import { loadBitcoin } from '@/bitcoin/client';
import type { Contract } from '@/domain/models';
import { planScan } from '@/domain/recovery/scan';
import type { AppThunk } from '@/store/core/store-types';
import { readPlaces } from '@/store/deposits/address-memory.thunks';
import { selectDepositKeys } from '@/store/returns/returns.selectors';

/**
 * The deposit addresses of a contract: those of its guarantees as listed now, those that this device has recorded for its parties, and those
 * of nearby orders, since a server can leave out a guarantee.
 */
export function listContractAddresses(contract: Contract): AppThunk<Promise<string[]>> {
  return async (dispatch, getState) => {
    const places = await dispatch(readPlaces(contract));
    const deposits = contract.guarantees.flatMap((guarantee) => guarantee.deposits ?? []);
    const keys = selectDepositKeys(getState(), contract);
    const orders = keys === null ? [] : planScan(deposits.flatMap(({ guaranteeOrder }) => guaranteeOrder ?? []));
    const engine = await loadBitcoin();
    const nearby = await Promise.all(orders.map((order) => keys && engine.deriveDepositAddress(keys, order)));
    return [...deposits, ...places, ...nearby].flatMap((each) => each?.address ?? []);
  };
}
