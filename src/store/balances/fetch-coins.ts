import type { Utxo } from '@/domain/chain';
import { mapInParallel } from '@/lib/map-in-parallel';
import { createCoinReader } from '@/services/address-coins';
import { EXPLORER } from '@/services/explorer.service';
import { getCoinMemory } from '@/store/balances/coin-memory';
import type { AppThunk } from '@/store/core/store-types';

/** The unspent outputs at an address, for balance, quote and freshness. Throws as `CoinReader.readCoins` does. */
export function fetchCoins(address: string, signal?: AbortSignal): AppThunk<Promise<Utxo[]>> {
  return (dispatch) => createCoinReader(EXPLORER, dispatch(getCoinMemory())).readCoins(address, signal);
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
