import type { AddressActivity, AddressTransaction, Utxo } from '@/domain/chain';
import {
  addHistoryPage,
  EMPTY_HISTORY,
  isSameActivity,
  isTooLong,
  MAX_HISTORY_PAGES,
  rebuildCoins,
} from '@/domain/deposits/address-history';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { isRefusedForSize } from '@/domain/primitives/http-errors';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getAddressActivity, listHistory, listUtxos } from '@/services/explorer.service';
import { getCoinMemory, type HistoryMemory, type KnownHistory } from '@/store/balances/coin-memory';
import type { AppThunk } from '@/store/core/store-types';

/**
 * The unspent outputs at an address, for balance, quote and freshness. An explorer that refuses to list so many (anyone
 * can send hundreds of tiny ones) is asked for the address's transactions instead. Throws AppError `balance-unknown` while
 * these are incomplete.
 */
export function fetchCoins(address: string, signal?: AbortSignal): AppThunk<Promise<Utxo[]>> {
  return async (dispatch) => {
    const memory = dispatch(getCoinMemory());
    const known = memory.histories.get(address);
    if (known !== undefined) {
      memory.requests += 1;
      const activity = await getAddressActivity(address, signal);
      if (isSameActivity(activity, known.activity))
        return (await rebuild(memory, address, known, signal)) ?? throwUnknown(address);
    }
    memory.requests += 1;
    try {
      const coins = await listUtxos(address, signal);
      memory.histories.delete(address);
      return coins;
    } catch (error) {
      if (!isRefusedForSize(toErrorData(error))) throw error;
    }
    return readHistory(memory, address, signal);
  };
}

/**
 * Reads the transactions of an address into the memory, and returns its unspent outputs. Throws AppError `balance-unknown` while the
 * history is incomplete.
 */
export async function readHistory(memory: HistoryMemory, address: string, signal?: AbortSignal): Promise<Utxo[]> {
  const known = memory.histories.get(address);
  memory.requests += 1;
  const activity = await getAddressActivity(address, signal);
  if (known !== undefined && !known.ended && isSameActivity(activity, known.activity))
    return (await rebuild(memory, address, known, signal)) ?? throwUnknown(address);
  if (isTooLong(activity)) throwUnknown(address);
  const confirmed = known?.transactions.filter((transaction) => transaction.confirmed) ?? [];
  const coins = confirmed.length === 0 ? null : await rebuild(memory, address, start(activity, confirmed), signal);
  // A reorganisation of the chain can invalidate the known history.
  return coins ?? (await rebuild(memory, address, start(activity), signal)) ?? throwUnknown(address);
}

const PARALLEL_REQUESTS = 6;

/** The unspent outputs by address. */
export function fetchAllCoins(
  addresses: readonly string[],
  signal?: AbortSignal,
): AppThunk<Promise<Map<string, Utxo[]>>> {
  return async (dispatch) => {
    const coins = await mapInParallel(addresses, PARALLEL_REQUESTS, (address) => dispatch(fetchCoins(address, signal)));
    return new Map(addresses.map((address, at) => [address, coins[at] ?? []]));
  };
}

/** Transactions that were already confirmed are not read again. */
function start(activity: AddressActivity, known: readonly AddressTransaction[] = []): KnownHistory {
  return { ...EMPTY_HISTORY, transactions: known, activity, pages: 0, ended: false };
}

/**
 * Reads pages until they add up; `null`: they never do. Pages are kept, so that an aborted attempt is continued by
 * the next one.
 */
async function rebuild(
  memory: HistoryMemory,
  address: string,
  from: KnownHistory,
  signal: AbortSignal | undefined,
): Promise<Utxo[] | null> {
  let history = from;
  for (;;) {
    memory.histories.set(address, history);
    const coins = history.pages === 0 ? null : rebuildCoins(history, history.activity);
    if (coins !== null || history.ended) return coins;
    memory.requests += 1;
    history = await readOn(address, history, signal);
  }
}

async function readOn(address: string, known: KnownHistory, signal: AbortSignal | undefined): Promise<KnownHistory> {
  const isLast = known.pages > 0 && known.cursor === null;
  if (isLast || known.pages === MAX_HISTORY_PAGES) return { ...known, ended: true };
  const page = await listHistory(address, known.cursor, signal);
  const more = addHistoryPage(known, page);
  return more === null
    ? { ...known, pages: known.pages + 1, ended: true }
    : { ...known, ...more, pages: known.pages + 1 };
}

function throwUnknown(address: string): never {
  throw new AppError('balance-unknown', `The explorer does not give the whole history of ${address}`);
}
