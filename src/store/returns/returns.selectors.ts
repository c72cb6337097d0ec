import type { DepositKeys } from '@/bitcoin/api';
import { areReturnsOn } from '@/config/returns';
import { hasIssue, isDerived } from '@/domain/deposits/deposit-verdict';
import type { Contract, Guarantee } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import { AppError } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { type Holds, listHolders } from '@/domain/returns/coin-holder';
import { getOutpoint } from '@/domain/returns/coins';
import { type DepositFacts, findAcceptedDepositor, findDepositFacts } from '@/domain/returns/depositor-role';
import { type CoinReturn, viewReturns } from '@/domain/returns/return-state';
import { listSignedReturns, type SignedReturn } from '@/domain/returns/settled';
import { selectUserId } from '@/store/auth/auth.selectors';
import { selectCoins, selectUnconfirmed } from '@/store/balances/balances.selectors';
import { requireContract, selectContract } from '@/store/contracts/contracts.selectors';
import type { RootState } from '@/store/core/store-types';
import { selectDepositVerdict } from '@/store/deposits/verification.selectors';
import { selectKnownArbitratorKey } from '@/store/keys/keys.selectors';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { type PartyPlace, selectPartyPlace } from '@/store/payout-addresses/party-place';
import type { ContractReturns } from '@/store/returns/returns.slice';
import { selectContractTerms, selectSealed, selectSignedGround } from '@/store/terms/terms.selectors';

/** The contract whose return dates the user can agree on; `null`: no party, no verified addresses, or a key unknown or changed. */
export function selectReturnPlace(state: RootState, contract: Contract): PartyPlace | null {
  return areReturnsOn() ? selectPartyPlace(state, contract) : null;
}

/** As `selectReturnPlace`. Throws AppError `keys-changed` in place of `null`. */
export function requireReturnPlace(state: RootState, contractId: Id): PartyPlace {
  const party = selectReturnPlace(state, requireContract(state, contractId));
  if (party === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
  return party;
}

/** `null`: not read yet, or not readable. */
export function selectContractReturns(state: RootState, contractId: Id): ContractReturns | null {
  const returns = state.returns.byContract[toIdKey(contractId)] ?? null;
  return returns?.signer === selectSigner(state) ? returns : null;
}

/** The record of this device could not be read: nothing about return dates is known. */
export function selectHaveReturnsFailed(state: RootState, contractId: Id): boolean {
  return state.returns.failed[toIdKey(contractId)] === true;
}

/** The keys of the contract's deposit addresses; `null`: one is unknown. */
export function selectDepositKeys(state: RootState, contract: Contract): DepositKeys | null {
  const party = selectPartyPlace(state, contract);
  const arbitratorKey = selectKnownArbitratorKey(state, contract.id);
  if (party === null || arbitratorKey === null || contract.contractOrder === null) return null;
  const { network, owner, counterparty } = party.place;
  return { network, contractorKeys: [owner, counterparty], arbitratorKey, contractOrder: contract.contractOrder };
}

/**
 * As `selectCoins`; `null` also if the server shows an address of the guarantee in another one than before: its coins are not looked up.
 */
export function selectUnspent(state: RootState, { guarantees }: Contract, guaranteeId: Id): readonly string[] | null {
  const deposits = guarantees.find(({ id }) => isSameId(id, guaranteeId))?.deposits ?? [];
  const isMoved = deposits.some(({ address }) =>
    hasIssue(selectDepositVerdict(state, guaranteeId, address ?? ''), 'address-moved'),
  );
  return isMoved ? null : selectCoins(state, guaranteeId);
}

/** Which returns are about a guarantee, whatever the server calls it now. The id that a text names counts only if no guarantee has its coins. */
export function selectHolds(state: RootState, { guarantees }: Contract, guaranteeId: Id): Holds {
  return (coins, named) => {
    const holders = listHolders(guarantees, coins, ({ id }, address) =>
      isDerived(selectDepositVerdict(state, id, address) ?? undefined),
    );
    return holders.length > 0 ? holders.some(({ id }) => isSameId(id, guaranteeId)) : toIdKey(guaranteeId) === named;
  };
}

/** The returns that both have signed of coins that a guarantee had, and that are gone. A new list each time. */
export function selectGone(state: RootState, contractId: Id, guaranteeId: Id): SignedReturn[] {
  const contract = selectContract(state, contractId);
  const record = selectContractReturns(state, contractId)?.record;
  const unspent = contract && selectUnspent(state, contract, guaranteeId);
  if (contract === null || record === undefined || unspent === null) return [];
  const holds = selectHolds(state, contract, guaranteeId);
  return listSignedReturns(record).filter(
    ({ coin, guarantee }) => !unspent.includes(getOutpoint(coin)) && holds([coin], guarantee),
  );
}

/** The facts against which an ask for a return date is checked, as far as the state has them. A new object each time. */
export function selectReturnGround(
  state: RootState,
  contract: Contract,
  guarantee: Guarantee,
  { place, own }: PartyPlace,
) {
  const { depositor, validUntil, isSigned } = selectDepositFacts(state, contract, guarantee);
  // The server alone does not name somebody else for what this device remembers as the user's own deposit.
  const isKnown = isSigned || depositor === own || !selectIsOwnDeposit(state, contract.id, guarantee);
  return {
    place,
    depositor: isKnown ? depositor : null,
    validUntil,
    isSigned,
    terms: selectSealed(state, contract.id)?.hash ?? '',
    today: toCalendarDate(new Date()),
  };
}

/** Whether this device remembers that the user is the depositor. */
function selectIsOwnDeposit(state: RootState, contractId: Id, guarantee: Guarantee): boolean {
  const reference = selectContractTerms(state, contractId)?.record.reference;
  const userId = selectUserId(state);
  return (
    userId !== null &&
    [reference?.terms, reference?.sent].some((terms) => findAcceptedDepositor(terms, guarantee) === toIdKey(userId))
  );
}

/** The returns of the unspent coins of a guarantee. A new list each time. */
export function selectReturns(state: RootState, contract: Contract, guaranteeId: Id): CoinReturn[] {
  const party = selectReturnPlace(state, contract);
  const returns = selectContractReturns(state, contract.id);
  if (party === null || returns === null) return [];
  const guarantee = contract.guarantees.find(({ id }) => isSameId(id, guaranteeId));
  const depositor = guarantee === undefined ? null : selectDepositFacts(state, contract, guarantee).depositor;
  const unspent = selectUnspent(state, contract, guaranteeId);
  const facts = { ...party, depositor, unspent, pending: selectUnconfirmed(state, guaranteeId) };
  return viewReturns(returns.record, selectHolds(state, contract, guaranteeId), facts);
}

/** The depositor and the end of the term, as far as the state has them. A new object each time. */
export function selectDepositFacts(state: RootState, contract: Contract, guarantee: Guarantee): DepositFacts {
  return findDepositFacts(contract, guarantee, selectSignedGround(state, contract.id));
}
