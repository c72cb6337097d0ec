import type { AddressActivity, AddressStats, AddressTransaction, Utxo } from '@/domain/chain';
import { type Sats, sumAmounts } from '@/domain/primitives/amount';

/** The known transactions of an address. */
export interface AddressHistory {
  transactions: readonly AddressTransaction[];
  /** The oldest confirmed one, after which the next page begins; `null`: none yet. */
  cursor: string | null;
}

export const EMPTY_HISTORY: AddressHistory = { transactions: [], cursor: null };

/** Pages that are read at most: 5,000 confirmed transactions of 25 a page. */
export const MAX_HISTORY_PAGES = 200;
const PAGE_SIZE = 25;

/** Adds a page. Returns `null` if it has nothing new, so there are no older transactions. */
export function addHistoryPage(history: AddressHistory, page: readonly AddressTransaction[]): AddressHistory | null {
  const known = new Set(history.transactions.map(({ txid }) => txid));
  const added = page.filter(({ txid }, at) => !known.has(txid) && page.findIndex((one) => one.txid === txid) === at);
  if (added.length === 0) return null;
  const cursor = page.findLast(({ confirmed }) => confirmed)?.txid ?? null;
  return { transactions: [...history.transactions, ...added], cursor };
}

/** Too long to read. */
export function isTooLong({ chain }: AddressActivity): boolean {
  return (chain.transactions ?? 0) > MAX_HISTORY_PAGES * PAGE_SIZE;
}

/** The activity is the same, so a history that was complete for it still is. */
export function isSameActivity(a: AddressActivity, b: AddressActivity): boolean {
  return (['chain', 'mempool'] as const).every((part) =>
    (['funded', 'spent', 'transactions'] as const).every((total) => a[part][total] === b[part][total]),
  );
}

/**
 * The unspent outputs according to the history, or `null` if it is incomplete: its receipts and spends must equal the
 * explorer's totals, separately for confirmed and unconfirmed ones. An incomplete history never gives a balance.
 */
export function rebuildCoins({ transactions }: AddressHistory, activity: AddressActivity): Utxo[] | null {
  const coins = transactions.flatMap(({ txid, confirmed, height, received }) =>
    received.map(
      ({ vout, value }): Utxo => ({ txid, vout, value, confirmed, ...(height === undefined ? {} : { height }) }),
    ),
  );
  const values = new Map(coins.map((coin) => [toOutpoint(coin), coin.value]));
  for (const confirmed of [true, false]) {
    const part = transactions.filter((transaction) => transaction.confirmed === confirmed);
    if (!addsUp(part, values, confirmed ? activity.chain : activity.mempool)) return null;
  }
  const spent = new Set(transactions.flatMap((transaction) => transaction.spent));
  return coins.filter((coin) => !spent.has(toOutpoint(coin)));
}

function addsUp(
  transactions: readonly AddressTransaction[],
  values: ReadonlyMap<string, Sats>,
  { funded, spent }: AddressStats,
): boolean {
  const received = transactions.flatMap((transaction) => transaction.received.map(({ value }) => value));
  const outpoints = [...new Set(transactions.flatMap((transaction) => transaction.spent))];
  const paid = outpoints.flatMap((outpoint) => values.get(outpoint) ?? []);
  return sumAmounts(received) === funded && sumAmounts(paid) === spent;
}

/** `txid:vout` */
export function toOutpoint({ txid, vout }: Pick<Utxo, 'txid' | 'vout'>): string {
  return `${txid}:${vout}`;
}
