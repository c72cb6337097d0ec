import { type Id, toIdKey } from '@/domain/primitives/ids';
import type { OfferView } from '@/domain/settlement/offer-state';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectOffers, selectSettlementPlace, selectSettlements } from '@/store/settlement/settlement.selectors';

/** The offers for all guarantees of the contract; `null`: not read, so that nothing is known of them. A new list each time. */
export function selectAllOffers(state: RootState, contractId: Id): OfferView[] | null {
  const contract = selectContract(state, contractId);
  if (contract === null || selectSettlementPlace(state, contract) === null) return null;
  if (selectSettlements(state, contractId) === null) return null;
  return contract.guarantees.flatMap(({ id }) => selectOffers(state, contract, toIdKey(id)));
}
