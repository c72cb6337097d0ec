import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { findPlace, isSameRef, listMovedAddresses, type Place } from '@/domain/deposits/address-memory';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { type DepositVerdict, markForeign, markUnchecked } from '@/domain/deposits/deposit-verdict';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { hasBothParties } from '@/domain/keys/current-keys';
import type { Contract, Guarantee, Transaction, User } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { requireUser } from '@/store/auth/auth.selectors';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { readPlaces } from '@/store/deposits/address-memory.thunks';
import { getDisplayKey } from '@/store/deposits/arbitrator-key.thunks';
import { selectAddressOwners } from '@/store/deposits/verification.selectors';
import { depositsChecked } from '@/store/deposits/verification.slice';
import { selectForbiddingFault, selectKeysChanged } from '@/store/keys/keys.selectors';
import { checkKeys } from '@/store/keys/keys.thunks';
import { selectSigner } from '@/store/keys/own-key.selectors';

export type DepositVerdicts = Record<string, DepositVerdict>;

/** Why no address of the contract is verified, whatever follows from its keys. */
function findDoubt(state: RootState, contractId: Id): DepositVerdict | null {
  const fault = selectForbiddingFault(state, contractId);
  const issue = fault ?? (selectKeysChanged(state, contractId) ? 'keys-changed' : null);
  return issue === null ? null : { verified: false, issue, expected: null };
}

/**
 * Compares the contract's keys with the remembered ones, then checks every deposit address against the keys and puts the
 * verdicts into the state. Rejects if the arbitrator's key could not be fetched and none is known.
 */
export function verifyContract(contractId: Id): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    if (!hasBothParties(contract)) return;
    const { key, failure } = await dispatch(getDisplayKey(contract));
    const isKeyUnknown = failure !== null && key === null;
    await dispatch(checkKeys(contract, key));
    const guarantees = contract.guarantees.filter((guarantee) => listDepositAddresses(guarantee).length > 0);
    for (const guarantee of guarantees) await dispatch(verifyGuarantee(contract, guarantee, key, isKeyUnknown));
    if (isKeyUnknown) throw failure;
  };
}

/**
 * Checks the deposit addresses of one guarantee, and puts the verdicts into the state. Changed keys verify nothing.
 * @param isKeyUnknown the arbitrator's key is missing because the backend did not respond
 */
export function verifyGuarantee(
  contract: Contract,
  guarantee: Guarantee,
  arbitratorKey: string | null,
  isKeyUnknown = false,
): AppThunk<Promise<DepositVerdicts>> {
  return async (dispatch, getState) => {
    const known = await dispatch(readPlaces(contract));
    const derived = await dispatch(deriveVerdicts(contract, guarantee, arbitratorKey));
    const owned = excludeForeign(getState(), contract, guarantee, derived, known);
    const verdicts = isKeyUnknown ? mapVerdicts(owned, markUnchecked) : owned;
    dispatch(depositsChecked({ guaranteeId: guarantee.id, verdicts }));
    return verdicts;
  };
}

function mapVerdicts(
  verdicts: DepositVerdicts,
  change: (verdict: DepositVerdict, address: string) => DepositVerdict,
): DepositVerdicts {
  const changed: DepositVerdicts = createRecord();
  for (const [address, verdict] of Object.entries(verdicts)) changed[address] = change(verdict, address);
  return changed;
}

function deriveVerdicts(
  contract: Contract,
  guarantee: Guarantee,
  arbitratorKey: string | null,
): AppThunk<Promise<DepositVerdicts>> {
  return async (dispatch, getState) => {
    const own = { id: requireUser(getState()).id, publicKey: selectSigner(getState()) };
    await dispatch(checkKeys(contract, arbitratorKey));
    const doubt = findDoubt(getState(), contract.id);
    const verdicts: DepositVerdicts = createRecord();
    for (const deposit of guarantee.deposits ?? []) {
      const { address } = deposit;
      // Several deposits may name one address; one that verifies it is enough.
      if (address === null || verdicts[address]?.verified === true) continue;
      verdicts[address] = doubt ?? (await checkAddress(contract, deposit, address, own, arbitratorKey));
    }
    return verdicts;
  };
}

/** An address counts for the guarantee that it is recorded for, or else for the first that names it. */
function excludeForeign(
  state: RootState,
  contract: Contract,
  guarantee: Guarantee,
  verdicts: DepositVerdicts,
  known: readonly Place[],
): DepositVerdicts {
  const moved = listMovedAddresses(known, [contract, ...state.contracts.contracts], contract.id, guarantee);
  return mapVerdicts(verdicts, (verdict, address) => {
    if (moved.includes(address)) return markForeign(verdict, 'address-moved');
    const owner = findPlace(known, address) ?? selectAddressOwners(state).get(normalizeAddress(address));
    const isShared = owner !== undefined && !isSameRef(owner, { contractId: contract.id, guaranteeId: guarantee.id });
    return isShared ? markForeign(verdict, 'address-shared') : verdict;
  });
}

async function checkAddress(
  contract: Contract,
  deposit: Transaction,
  address: string,
  own: Pick<User, 'id' | 'publicKey'>,
  arbitratorKey: string | null,
): Promise<DepositVerdict> {
  const { network, depositScript } = settings();
  return (await loadBitcoin()).checkDepositAddress({
    depositScript,
    network,
    contractorKeys: [contract.keys[0]?.publicKey ?? null, contract.keys[1]?.publicKey ?? null],
    arbitratorKey,
    contractOrder: contract.contractOrder,
    guaranteeOrder: deposit.guaranteeOrder,
    address,
    ownKey: own.publicKey,
    ownPlace: contract.contractors.findIndex((id) => isSameId(id, own.id)),
  });
}
