import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { isMissingCall, isNotFound } from '@/domain/primitives/http-errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { hasListCalls } from '@/services/current-withdrawals.service';
import { listDeposits, listWithdrawals } from '@/services/transactions.service';
import { requireGuarantee, selectGuarantee } from '@/store/contracts/contracts.selectors';
import { guaranteeUpdated } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';

/*
 * Deposits and withdrawals that neither the contract nor its fill names have calls of their own
 * (docs/api.md#deposits-and-withdrawals).
 */

const LIST_CALLS: Record<ListName, (guaranteeId: Id, signal?: AbortSignal) => Promise<Transaction[]>> = {
  deposits: listDeposits,
  withdrawals: listWithdrawals,
};
const LIST_NAMES: readonly ListName[] = ['deposits', 'withdrawals'];

type ListName = 'deposits' | 'withdrawals';

interface UnnamedList extends GuaranteeRef {
  name: ListName;
  /** The contract came with an empty list, which counts at a backend without a call for it. */
  isSentEmpty: boolean;
  isAsked: boolean;
}

/** Calls of one round. */
export const MAX_LIST_CALLS = 20;
const PARALLEL_CALLS = 6;

/** The lists to ask for, in order. It is not part of the state, and may be lost at any time. */
const unnamedLists = new WeakMap<WeakKey, Map<string, UnnamedList>>();

function getUnnamedLists(): AppThunk<Map<string, UnnamedList>> {
  return (_dispatch, getState) => {
    const known = unnamedLists.get(getState) ?? new Map<string, UnnamedList>();
    unnamedLists.set(getState, known);
    return known;
  };
}

/**
 * Notes the lists that a load has not named, so that each is asked for once until the next load.
 * @param filled the guarantees as all answers name them
 * @param loaded the guarantees as the contract itself names them
 */
export function noteUnnamedLists(
  contractId: Id,
  filled: readonly Guarantee[],
  loaded: readonly Guarantee[],
): AppThunk<void> {
  return (dispatch) => {
    const lists = dispatch(getUnnamedLists());
    const sent = new Map(loaded.map((guarantee) => [toIdKey(guarantee.id), guarantee]));
    for (const guarantee of filled) {
      const guaranteeId = guarantee.id;
      for (const name of LIST_NAMES) {
        const key = toListKey(name, guaranteeId);
        lists.delete(key);
        if (guarantee[name] !== null) continue;
        const isSentEmpty = sent.get(toIdKey(guaranteeId))?.[name] !== null && sent.has(toIdKey(guaranteeId));
        lists.set(key, { contractId, guaranteeId, name, isSentEmpty, isAsked: false });
      }
    }
  };
}

/**
 * Asks for the lists of a contract that its last load has not named. A list whose call fails stays as it is known, or unknown. Never rejects; resolves to the number of calls.
 * @param limit of calls; unlimited for work that must not miss any list
 */
export function loadUnnamedLists(
  contractId: Id,
  signal?: AbortSignal,
  limit = MAX_LIST_CALLS,
): AppThunk<Promise<number>> {
  return async (dispatch) => {
    const lists = dispatch(getUnnamedLists());
    const due = [...lists].filter(([, list]) => !list.isAsked && isSameId(list.contractId, contractId));
    const round = due.slice(0, limit);
    for (const [, list] of round) list.isAsked = true;
    await mapInParallel(round, PARALLEL_CALLS, async ([key, list]) => {
      if (!signal?.aborted) await dispatch(loadList(list, signal)).catch((error) => reportFailure(list, error, signal));
      // The next screen asks for it.
      if (signal?.aborted) list.isAsked = false;
      else if (lists.get(key) === list) lists.delete(key);
    });
    return round.length;
  };
}

/** Loads a guarantee's deposits if they are unknown, or if the last load did not include them. Rejects if the call fails. */
export function requireDeposits(guaranteeRef: GuaranteeRef, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const due = dispatch(getUnnamedLists()).get(toListKey('deposits', guaranteeRef.guaranteeId));
    if (due === undefined && requireGuarantee(getState(), guaranteeRef).deposits !== null) return;
    const { isSentEmpty = false } = due ?? {};
    await dispatch(loadList({ ...guaranteeRef, name: 'deposits', isSentEmpty }, signal));
  };
}

function toListKey(name: ListName, guaranteeId: Id): string {
  return `${name} ${toIdKey(guaranteeId)}`;
}

function reportFailure({ name }: UnnamedList, error: unknown, signal?: AbortSignal): void {
  if (!signal?.aborted) logger.error(`Loading the ${name} of a guarantee failed: ${toErrorData(error).message}`);
}

function loadList(list: Omit<UnnamedList, 'isAsked'>, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { name, contractId, guaranteeId } = list;
    const guaranteeRef = { contractId, guaranteeId };
    const before = selectGuarantee(getState(), guaranteeRef);
    const received = await dispatch(callForList(list, signal));
    const current = selectGuarantee(getState(), guaranteeRef);
    // A list that was changed here meanwhile is newer.
    if (current === null || current[name] !== before?.[name]) return;
    if (JSON.stringify(current[name]) === JSON.stringify(received)) return;
    dispatch(guaranteeUpdated({ ...guaranteeRef, changes: { [name]: received } }));
  };
}

/** The backends that have answered a call for deposits, so that they also have the one for withdrawals. May be lost at any time. */
const listing = new WeakSet<WeakKey>();

function callForList(
  { name, guaranteeId, isSentEmpty }: Omit<UnnamedList, 'isAsked'>,
  signal?: AbortSignal,
): AppThunk<Promise<Transaction[]>> {
  return async (_dispatch, getState) => {
    try {
      const list = await LIST_CALLS[name](guaranteeId, signal);
      if (name === 'deposits') listing.add(getState);
      return list;
    } catch (error) {
      if (isSentEmpty && isMissingCall(error)) return [];
      const isNone = name === 'withdrawals' && isNotFound(toErrorData(error));
      if (isNone && (listing.has(getState) || (await hasListCalls(guaranteeId, signal)))) return [];
      throw error;
    }
  };
}
