import type { SigningContext, SpentOutput } from '@/bitcoin/api';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction } from '@/services/explorer.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import type { AppThunk } from '@/store/core/store-types';

const PARALLEL_REQUESTS = 6;
/** A release of more deposits relies on the list of unspent outputs for the others. */
const MAX_RAW_TRANSACTIONS = 100;
/** Milliseconds. A second proof of the amounts does not justify a longer wait. */
const PATIENCE = 5_000;

type AmountProofs = Required<Pick<SigningContext, 'previousTransactions' | 'unspentOutputs'>>;

/**
 * Loads the available proofs of the amounts of the inputs from the explorer. Raw transactions are proven by their txid;
 * the unspent outputs are only a claim of the explorer. Requests nothing outside the guarantee's own addresses: a PSBT that
 * spends other coins is refused anyway.
 */
export function loadAmountProofs(
  spent: readonly Pick<SpentOutput, 'outpoint' | 'address'>[],
  trusted: readonly string[],
  screen?: AbortSignal,
): AppThunk<Promise<AmountProofs>> {
  return async (dispatch) => {
    const addresses = new Set(spent.map(({ address }) => address));
    const known = trusted.filter((address) => addresses.has(address));
    if (known.length < addresses.size) return { previousTransactions: [], unspentOutputs: [] };
    const txids = [...new Set(spent.map(({ outpoint }) => outpoint.slice(0, outpoint.indexOf(':'))))];
    const [previousTransactions, outputs] = await Promise.all([
      collectInTime(txids.slice(0, MAX_RAW_TRANSACTIONS), screen, getRawTransaction),
      collectInTime(known, screen, (address, signal) => dispatch(fetchCoins(address, signal))),
    ]);
    const unspentOutputs = outputs
      .flat()
      .map(({ txid, vout, value }) => ({ outpoint: `${txid}:${vout}`, amount: value }));
    return { previousTransactions, unspentOutputs };
  };
}

/** The transactions that arrive within `PATIENCE` and before the screen closes; failures are logged and omitted. */
async function collectInTime<Item, Value>(
  items: readonly Item[],
  screen: AbortSignal | undefined,
  load: (item: Item, signal: AbortSignal) => Promise<Value | null>,
): Promise<Value[]> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(screen === undefined ? [] : [screen])]);
  const values = await mapInParallel(items, PARALLEL_REQUESTS, async (item) => {
    if (signal.aborted) return null;
    return load(item, signal).catch((error: unknown) => {
      logger.warn(`An amount is not proven: ${toErrorData(error).message}`);
      return null;
    });
  });
  return values.filter((value) => value !== null);
}
