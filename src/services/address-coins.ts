import type { AddressActivity, AddressTransaction, Utxo } from '@/domain/chain';
import {
  type AddressHistory,
  addHistoryPage,
  EMPTY_HISTORY,
  isSameActivity,
  isTooLong,
  MAX_HISTORY_PAGES,
  rebuildCoins,
} from '@/domain/deposits/address-history';
import { AppError, toErrorData } from '@/domain/primitives/errors';
import { isRefusedForSize } from '@/domain/primitives/http-errors';
import type { Explorer } from '@/services/explorer';

/** The known transactions of an address. */
interface KnownHistory extends AddressHistory {
  /** Totals that the history has to match. */
  activity: AddressActivity;
  /** Number of pages read for the history. */
  pages: number;
  /** There are no older pages. */
  ended: boolean;
}

/** What was read of addresses earlier. It may be lost at any time. */
export interface HistoryMemory {
  /** By address. */
  histories: Map<string, KnownHistory>;
}

/** Reads the unspent outputs at addresses, keeping what it read in a memory. */
export function createCoinReader(explorer: Explorer, memory: HistoryMemory = { histories: new Map() }) {
  /**
   * The unspent outputs at an address. An explorer that refuses to list so many (anyone can send hundreds of tiny ones) is asked for
   * the address's transactions instead. Throws AppError `balance-unknown` while these are incomplete, and the errors of the explorer.
   */
  async function readCoins(address: string, signal?: AbortSignal): Promise<Utxo[]> {
    const known = memory.histories.get(address);
    if (known !== undefined) {
      const activity = await explorer.getAddressActivity(address, signal);
      if (isSameActivity(activity, known.activity))
        return (await rebuild(explorer, memory, address, known, signal)) ?? throwUnknown(address);
    }
    try {
      const coins = await explorer.listUtxos(address, signal);
      memory.histories.delete(address);
      return coins;
    } catch (error) {
      if (!isRefusedForSize(toErrorData(error))) throw error;
    }
    return readHistory(address, signal);
  }

  /**
   * Reads the transactions of an address into the memory, and returns its unspent outputs. Throws AppError `balance-unknown` while
   * the history is incomplete.
   */
  async function readHistory(address: string, signal?: AbortSignal): Promise<Utxo[]> {
    const known = memory.histories.get(address);
    const activity = await explorer.getAddressActivity(address, signal);
    const read = (from: KnownHistory) => rebuild(explorer, memory, address, from, signal);
    if (known !== undefined && !known.ended && isSameActivity(activity, known.activity))
      return (await read(known)) ?? throwUnknown(address);
    if (isTooLong(activity)) throwUnknown(address);
    const confirmed = known?.transactions.filter((transaction) => transaction.confirmed) ?? [];
    const coins = confirmed.length === 0 ? null : await read(start(activity, confirmed));
    // A reorganisation of the chain can invalidate the known history.
    return coins ?? (await read(start(activity))) ?? throwUnknown(address);
  }

  return { readCoins, readHistory };
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
  explorer: Explorer,
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
    history = await readOn(explorer, address, history, signal);
  }
}

async function readOn(
  explorer: Explorer,
  address: string,
  known: KnownHistory,
  signal: AbortSignal | undefined,
): Promise<KnownHistory> {
  const isLast = known.pages > 0 && known.cursor === null;
  if (isLast || known.pages === MAX_HISTORY_PAGES) return { ...known, ended: true };
  const page = await explorer.listHistory(address, known.cursor, signal);
  const more = addHistoryPage(known, page);
  return more === null
    ? { ...known, pages: known.pages + 1, ended: true }
    : { ...known, ...more, pages: known.pages + 1 };
}

function throwUnknown(address: string): never {
  throw new AppError('balance-unknown', `The explorer does not give the whole history of ${address}`);
}
