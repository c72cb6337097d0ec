import type { DepositKeys } from '@/bitcoin/api';
import { isSettlementOn } from '@/config/settings';
import type { Contract, Guarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { type DepositFacts, findDepositFacts } from '@/domain/settlement/depositor-role';
import { type OfferFacts, type OfferView, viewOffers } from '@/domain/settlement/offer-state';
import { type CoinReturn, viewReturns } from '@/domain/settlement/return-state';
import { selectCoins } from '@/store/balances/balances.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { type PartyPlace, selectPartyPlace } from '@/store/seals/party-place';
import { selectSignedGround } from '@/store/seals/seals.selectors';
import type { ContractSettlements } from '@/store/settlement/settlement.slice';

/** The contract that the user can settle; `null`: no party, no verified addresses, a key unknown or changed, or VITE_SETTLEMENT=off. */
export function selectSettlementPlace(state: RootState, contract: Contract): PartyPlace | null {
  return isSettlementOn() ? selectPartyPlace(state, contract) : null;
}

/** `null`: not read yet, or not readable. */
export function selectSettlements(state: RootState, contractId: Id): ContractSettlements | null {
  const settlements = state.settlement.byContract[toIdKey(contractId)] ?? null;
  return settlements?.signer === selectSigner(state) ? settlements : null;
}

/** The record of this device could not be read: nothing about offers is known. */
export function selectHaveSettlementsFailed(state: RootState, contractId: Id): boolean {
  return state.settlement.failed[toIdKey(contractId)] === true;
}

/** The keys of the contract's deposit addresses; `null`: one is unknown. */
export function selectDepositKeys(state: RootState, contract: Contract): DepositKeys | null {
  const party = selectPartyPlace(state, contract);
  const arbitratorKey = selectKnownArbitratorKey(state, contract.id);
  if (party === null || arbitratorKey === null || contract.contractOrder === null) return null;
  const { network, owner, counterparty } = party.place;
  return { network, contractorKeys: [owner, counterparty], arbitratorKey, contractOrder: contract.contractOrder };
}

/** The offers for a guarantee, in the order in which this device first saw them. A new list each time. */
export function selectOffers(state: RootState, contract: Contract, guaranteeId: Id): OfferView[] {
  const party = selectSettlementPlace(state, contract);
  const settlements = selectSettlements(state, contract.id);
  if (party === null || settlements === null) return [];
  return viewOffers(settlements.record, toIdKey(guaranteeId), selectFacts(state, party, guaranteeId));
}

export function selectOffer(state: RootState, contract: Contract, guaranteeId: Id, hash: string): OfferView | null {
  return selectOffers(state, contract, guaranteeId).find((each) => each.hash === hash) ?? null;
}

/** The returns of the unspent coins of a guarantee. A new list each time. */
export function selectReturns(state: RootState, contract: Contract, guaranteeId: Id): CoinReturn[] {
  const party = selectSettlementPlace(state, contract);
  const settlements = selectSettlements(state, contract.id);
  if (party === null || settlements === null) return [];
  const guarantee = contract.guarantees.find(({ id }) => isSameId(id, guaranteeId));
  const depositor = guarantee === undefined ? null : selectDepositFacts(state, contract, guarantee).depositor;
  const unspent = selectCoins(state, guaranteeId);
  const facts = { ...party, depositor, unspent, pending: settlements.pending };
  return viewReturns(settlements.record, toIdKey(guaranteeId), facts);
}

/** Who deposits and until when, as far as the state has it. A new object each time. */
export function selectDepositFacts(state: RootState, contract: Contract, guarantee: Guarantee): DepositFacts {
  return findDepositFacts(contract, guarantee, selectSignedGround(state, contract.id));
}

function selectFacts(state: RootState, { place, own }: PartyPlace, guaranteeId: Id): OfferFacts {
  const coins = selectCoins(state, guaranteeId);
  return { place, own, today: toCalendarDate(new Date()), unspent: coins === null ? null : new Set(coins) };
}
