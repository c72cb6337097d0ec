import { withoutDust } from '@/domain/deposit/deposits';
import { listRecordedCoins } from '@/domain/kit/recorded-coins';
import type { KitCoin } from '@/domain/kit/recovery-kit';
import type { Guarantee } from '@/domain/models';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { requireWaiting } from '@/store/calls/stop';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/setup/store-types';

const PARALLEL_REQUESTS = 6;
/** The explorer is used sparingly; a coin without its transaction can be spent all the same. */
const MAX_TRANSACTIONS = 200;
/** Milliseconds for all of them. */
const PATIENCE = 10_000;

/** The coins at an address, and whether they are the explorer's word or what was recorded earlier. */
export interface AddressCoins {
  address: string;
  coins: KitCoin[];
  source: 'explorer' | 'record' | 'none';
}

/** Looks up the coins of addresses. Where the explorer does not answer, the recorded payments stand in. */
export function fetchKitCoins(
  places: readonly { address: string; guarantee: Guarantee }[],
  stop?: AbortSignal,
): AppThunk<Promise<AddressCoins[]>> {
  return (dispatch) =>
    mapInParallel(places, PARALLEL_REQUESTS, async ({ address, guarantee }): Promise<AddressCoins> => {
      requireWaiting(stop);
      try {
        const found = withoutDust(await withTimeout(dispatch(fetchCoins(address, stop))));
        return { address, coins: found.map(({ txid, vout, value }) => ({ txid, vout, value })), source: 'explorer' };
      } catch (error) {
        requireWaiting(stop);
        logger.warn(`The coins of a deposit address are not known: ${toErrorData(error).message}`);
        const coins = listRecordedCoins(guarantee, address);
        return { address, coins, source: coins.length > 0 ? 'record' : 'none' };
      }
    });
}

/** Raw transactions, hex, as far as the explorer gives them in time. */
export async function fetchFunding(coins: readonly KitCoin[], stop?: AbortSignal): Promise<string[]> {
  const txids = [...new Set(coins.map(({ txid }) => txid))].slice(0, MAX_TRANSACTIONS);
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(stop === undefined ? [] : [stop])]);
  const found = await mapInParallel(txids, PARALLEL_REQUESTS, async (txid) => {
    if (signal.aborted) return null;
    return getRawTransaction(txid, signal).catch((error: unknown) => {
      logger.warn(`A funding transaction is not known: ${toErrorData(error).message}`);
      return null;
    });
  });
  requireWaiting(stop);
  return found.filter((hex) => hex !== null);
}
