import { settings } from '@/config/settings';
import type { FiatCurrency } from '@/domain/money/price';
import type { Sats } from '@/domain/primitives/amount';
import { toErrorData } from '@/domain/primitives/errors';
import { type LineValue, toPriceHour } from '@/domain/records/statement';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getTransactionInfo } from '@/services/explorer.service';
import { getHistoricalPrice, getPriceSource } from '@/services/prices.service';
import { withTimeout } from '@/store/calls/with-timeout';

const PARALLEL_REQUESTS = 3;

/*
 * What a statement asks the explorer for, once for each page: neither changes. A failure is only logged, and the value
 * stays unknown.
 */
const fees = new Map<string, Sats>();
const prices = new Map<string, number>();

export async function fetchFees(txids: readonly string[], signal: AbortSignal): Promise<void> {
  const open = [...new Set(txids)].filter((txid) => !fees.has(txid));
  await mapInParallel(open, PARALLEL_REQUESTS, async (txid) => {
    const info = await tryUnlessStopped('A network fee', signal, () => getTransactionInfo(txid, signal));
    if (info?.confirmed && info.fee !== null) fees.set(txid, info.fee);
  });
}

export function findFee(txid: string): Sats | null {
  return fees.get(txid) ?? null;
}

/** One price for all blocks of an hour. */
export async function fetchPrices(
  times: readonly string[],
  currency: FiatCurrency,
  signal: AbortSignal,
): Promise<void> {
  if (settings().fiat === 'off') return;
  const open = [...new Set(times.map(toPriceHour))].filter((hour) => !prices.has(toKey(currency, hour)));
  await mapInParallel(open, PARALLEL_REQUESTS, async (hour) => {
    const price = await tryUnlessStopped('A price', signal, () => getHistoricalPrice(currency, hour, signal));
    if (price !== null) prices.set(toKey(currency, hour), price);
  });
}

export function findValue(at: string, currency: FiatCurrency): LineValue | null {
  if (settings().fiat === 'off') return null;
  const perBtc = prices.get(toKey(currency, toPriceHour(at)));
  return perBtc === undefined ? null : { currency, perBtc, source: getPriceSource() };
}

function toKey(currency: FiatCurrency, hour: number): string {
  return `${getPriceSource()} ${currency} ${hour}`;
}

async function tryUnlessStopped<T>(what: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T | null> {
  if (signal.aborted) return null;
  try {
    return await withTimeout(ask());
  } catch (error) {
    if (!signal.aborted) logger.warn(`${what} is not known: ${toErrorData(error).message}`);
    return null;
  }
}
