import { withoutDust } from '@/domain/deposits/deposits';
import type { KitCoin } from '@/domain/kit/kit';
import { listRecordedCoins } from '@/domain/kit/recorded-coins';
import type { Guarantee } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import type { Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/core/store-types';

const PARALLEL_REQUESTS = 6;
/** Limits the load on the explorer; a coin without its transaction can still be spent. */
const MAX_TRANSACTIONS = 200;
/** Milliseconds for all of them. */
const PATIENCE = 10_000;

/** The coins at an address, and whether they come from the explorer or from earlier records. */
export interface AddressCoins {
  address: string;
  coins: KitCoin[];
  source: 'explorer' | 'record' | 'none';
}

/** Looks up the coins of addresses. If the explorer does not answer, the recorded payments are used instead. */
export function fetchKitCoins(
  places: readonly { address: string; guarantee: Guarantee }[],
  intent: Intent,
): AppThunk<Promise<AddressCoins[]>> {
  return (dispatch) =>
    mapInParallel(places, PARALLEL_REQUESTS, async ({ address, guarantee }): Promise<AddressCoins> => {
      intent.requireWaiting();
      try {
        const found = withoutDust(await withTimeout(dispatch(fetchCoins(address, intent.signal))));
        return { address, coins: found.map(({ txid, vout, value }) => ({ txid, vout, value })), source: 'explorer' };
      } catch (error) {
        intent.requireWaiting();
        logger.warn(`The coins of a deposit address are not known: ${toErrorData(error).message}`);
        const coins = listRecordedCoins(guarantee, address);
        return { address, coins, source: coins.length > 0 ? 'record' : 'none' };
      }
    });
}

/** Raw transactions, hex: those that the explorer returns in time. */
export async function fetchFunding(coins: readonly KitCoin[], intent: Intent): Promise<string[]> {
  const txids = [...new Set(coins.map(({ txid }) => txid))].slice(0, MAX_TRANSACTIONS);
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), intent.signal]);
  const found = await mapInParallel(txids, PARALLEL_REQUESTS, async (txid) => {
    if (signal.aborted) return null;
    return getRawTransaction(txid, signal).catch((error: unknown) => {
      logger.warn(`A funding transaction is not known: ${toErrorData(error).message}`);
      return null;
    });
  });
  intent.requireWaiting();
  return found.filter((hex) => hex !== null);
}
