import { matchKeys } from '@/domain/keys/current-keys';
import type { Contract, ContractKey, Guarantee, Transaction } from '@/domain/models';
import { describeUnread, toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { listUserKeys } from '@/services/auth.service';
import { dropEmptyLists, fetchFilled } from '@/services/contract-record.service';
import { listContracts } from '@/services/contracts.service';
import { isBlank } from '@/services/schemas/contract-fill.schema';
import { isSignedIn, requireUser, selectUser } from '@/store/auth/auth.selectors';
import { toNoneIfUnknown } from '@/store/calls/requests';
import { selectContract, selectContractsState } from '@/store/contracts/contracts.selectors';
import {
  contractAdded,
  contractsFailed,
  contractsListed,
  contractsLoading,
  contractsSet,
} from '@/store/contracts/contracts.slice';
import { correctDepositors } from '@/store/contracts/correct-depositors.thunks';
import { trackImports } from '@/store/contracts/imports.thunks';
import { shareContract, shareStructure } from '@/store/contracts/share-structure';
import { noteUnnamedLists } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { mergeLocal } from '@/store/device/merge-changes';
import type { SignatureIntent } from '@/store/outbox/intents';
import { selectSignatures } from '@/store/outbox/outbox.selectors';

/**
 * Loads the user's contracts; a failure is logged and left in the state. Changes made here while the request runs are
 * kept.
 * @param signal ends the request without a trace
 */
export function loadContracts(signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(contractsLoading());
    const user = selectUser(getState());
    try {
      const before = selectContractsState(getState()).contracts;
      const { items, unread } = await listContracts(requireUser(getState()).id, signal).catch(toNoneIfUnknown(before));
      if (!isSignedIn(getState(), user)) return;
      // One that is known may be among those that cannot be read.
      const missed = unread === 0 ? [] : before.filter(({ id }) => !items.some((each) => isSameId(each.id, id)));
      const fetched = [...items, ...missed];
      const kept = fetched.map((contract) =>
        keepGuarantees(matchKeys(contract, user), selectContract(getState(), contract.id)),
      );
      const fresh = await dispatch(trackImports(kept));
      if (!isSignedIn(getState(), user)) return;
      const now = selectContractsState(getState()).contracts;
      dispatch(contractsSet(shareStructure(mergeLocal(fresh, before, now), now)));
      dispatch(contractsListed(fetched.map((contract) => toIdKey(contract.id))));
      const unreadError = describeUnread(unread);
      if (unreadError !== null) dispatch(contractsFailed(unreadError));
      const awaiting = fresh.filter(({ guarantees }) => guarantees.some(({ awaited }) => awaited !== undefined));
      for (const { id } of awaiting) await dispatch(correctDepositors(id));
    } catch (error) {
      if (signal?.aborted) return;
      logger.error(`Loading the contracts failed: ${toErrorData(error).message}`);
      if (isSignedIn(getState(), user)) dispatch(contractsFailed(toErrorData(error)));
    }
  };
}

/**
 * Loads one contract with its keys, deposits and withdrawals. Lists that no answer names are left to
 * `loadUnnamedLists`, so that the contract is shown without waiting for them. Loads again if the contract was changed here meanwhile.
 * Rejects on failure, so that polling backs off; the state is left as it was.
 */
export function loadContract(id: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    const before = selectContract(getState(), id);
    const { loaded, filled, isFillFailed } = await fetchFilled(id, signal);
    const received = isFillFailed && filled.keys.length === 0 ? (before?.keys ?? []) : filled.keys;
    const keys = received.length > 0 ? received : await findUserKeys(filled.contractors, signal);
    if (!isSignedIn(getState(), user)) return;
    const current = selectContract(getState(), id);
    if (before !== null && current !== before) return dispatch(loadContract(id, signal));
    // Empty lists of the contract count only where no fill could name others.
    dispatch(noteUnnamedLists(id, filled.guarantees, isFillFailed ? [] : loaded.guarantees));
    const known = keepDetails(matchKeys({ ...filled, keys }, user), current);
    const signatures = selectSignatures(getState());
    const fresh = { ...known, guarantees: known.guarantees.map((each) => applySignatures(each, signatures)) };
    const [tracked = fresh] = await dispatch(trackImports([fresh]));
    if (!isSignedIn(getState(), user)) return;
    if (selectContract(getState(), id) !== current) return dispatch(loadContract(id));
    dispatch(contractAdded(shareContract(tracked, current)));
    await dispatch(correctDepositors(id));
  };
}

/** The parties' keys from the list of users, at a backend whose contracts have none. */
async function findUserKeys(contractors: readonly Id[], signal?: AbortSignal): Promise<ContractKey[]> {
  if (contractors.length < 2) return [];
  const users = await listUserKeys(signal).catch(() => []);
  const keys = contractors.map((id) => users.find((user) => isSameId(user.id, id))?.publicKey ?? null);
  return keys.some((key) => key !== null) ? keys.map((publicKey) => ({ publicKey, encryptedKey: null })) : [];
}

/** Includes signatures that the backend does not have yet, so that the user is not asked to sign twice. */
function applySignatures(guarantee: Guarantee, signatures: readonly SignatureIntent[]): Guarantee {
  const findSigned = ({ id, signer }: Transaction) =>
    signatures.find(({ withdrawal }) => isSameId(withdrawal.id, id) && signer === null)?.withdrawal;
  return { ...guarantee, withdrawals: guarantee.withdrawals?.map((each) => findSigned(each) ?? each) ?? null };
}

/** A list may come without guarantees; known ones are kept. */
function keepGuarantees(fresh: Contract, current: Contract | null): Contract {
  const contract = keepDetails({ ...fresh, guarantees: fresh.guarantees.map(dropEmptyLists) }, current);
  return contract.guarantees.length > 0 ? contract : { ...contract, guarantees: current?.guarantees ?? [] };
}

/** Known keys and lists are kept while the answers do not name them. */
function keepDetails(fresh: Contract, current: Contract | null): Contract {
  if (current === null) return fresh;
  const guarantees = fresh.guarantees.map((guarantee) => keepTransactions(guarantee, current.guarantees));
  return { ...fresh, keys: fresh.keys.length > 0 ? fresh.keys : current.keys, guarantees };
}

function keepTransactions(fresh: Guarantee, currentGuarantees: readonly Guarantee[]): Guarantee {
  const current = currentGuarantees.find(({ id }) => isSameId(id, fresh.id));
  if (current === undefined) return fresh;
  // A guarantee that is named by its id alone is still what it was.
  if (isBlank(fresh)) return { ...current, id: fresh.id };
  return {
    ...fresh,
    deposits: fresh.deposits ?? current.deposits,
    withdrawals: fresh.withdrawals ?? current.withdrawals,
  };
}
