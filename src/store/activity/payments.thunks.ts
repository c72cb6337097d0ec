import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { Guarantee } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getPaymentMemory } from '@/store/activity/payment-memory';
import { listCountingAddresses, recordActivity } from '@/store/activity/record.thunks';
import { readHistory } from '@/store/balances/fetch-coins';
import { selectContract } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';

/** Addresses of one round. Each takes two requests, and one more for every 25 transactions. */
const MAX_ADDRESSES = 10;
const PARALLEL_ADDRESSES = 4;

/** An address whose transactions may have changed since they were read. */
interface Unread {
  address: string;
  /** State of its guarantee (`describeSubject`). */
  subject: string;
}

/**
 * Reads the transactions of the contract's deposit addresses, and records those in blocks. An address is read again when its
 * guarantee changes, or while a transaction is in no block. An error of the explorer leaves it unknown. Rejects if all fail,
 * so that polling backs off.
 */
export function lookUpPayments(contractId: Id, signal?: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const memory = dispatch(getPaymentMemory());
    const countTries = ({ address }: Unread) => memory.tries.get(address) ?? 0;
    const due = dispatch(listUnread(contractId, { unconfirmed: true })).sort((a, b) => countTries(a) - countTries(b));
    const errors = await mapInParallel(due.slice(0, MAX_ADDRESSES), PARALLEL_ADDRESSES, async (unread) => {
      if (signal?.aborted) return null;
      const { address, subject } = unread;
      memory.tries.set(address, countTries(unread) + 1);
      try {
        await readHistory(memory, address, signal);
        memory.readFor.set(address, subject);
        return null;
      } catch (error) {
        if (!signal?.aborted) logger.warn(`The payments of an address are not known: ${toErrorData(error).message}`);
        return { error };
      }
    });
    if (signal?.aborted) return;
    if (due.length > 0) await dispatch(recordActivity(contractId));
    const [failure] = errors.filter((each) => each !== null);
    if (failure !== undefined && errors.every((each) => each !== null)) throw failure.error;
  };
}

/** The addresses that are not read yet. @param unconfirmed also those with a transaction in no block */
export function listUnread(contractId: Id, { unconfirmed }: { unconfirmed: boolean }): AppThunk<Unread[]> {
  return (dispatch, getState) => {
    const state = getState();
    const contract = selectContract(state, contractId);
    if (contract === null) return [];
    const { histories, readFor } = dispatch(getPaymentMemory());
    const isWaiting = (address: string) =>
      unconfirmed && (histories.get(address)?.transactions.some(({ confirmed }) => !confirmed) ?? false);
    const counting = listCountingAddresses(state, contract);
    const all = contract.guarantees.flatMap((guarantee) => {
      const subject = describeSubject(state, guarantee);
      return listDepositAddresses(guarantee).map((address) => ({ address, subject }));
    });
    return all.filter(
      ({ address, subject }) =>
        counting.has(normalizeAddress(address)) && (readFor.get(address) !== subject || isWaiting(address)),
    );
  };
}

/** Text that changes with every payment, whether the coins or the records show it. */
function describeSubject({ balances }: RootState, { id, deposits, withdrawals }: Guarantee): string {
  const txids = [...(deposits ?? []), ...(withdrawals ?? [])].map(({ txid }) => txid);
  return JSON.stringify([balances.coins[toIdKey(id)] ?? null, txids]);
}
