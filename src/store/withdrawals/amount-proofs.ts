import type { SigningContext, SpentOutput } from '@/bitcoin/api';
import { toErrorData } from '@/domain/primitives/errors';
import { logger } from '@/lib/logger';
import { getRawTransaction } from '@/services/explorer.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/requests';
import type { AppThunk } from '@/store/setup/store-types';

const PARALLEL_REQUESTS = 6;
/** A release of more deposits relies on the list of unspent outputs for the others. */
const MAX_RAW_TRANSACTIONS = 100;
/** Milliseconds. A second proof of the amounts is not worth a longer wait. */
const PATIENCE = 5_000;

type AmountProofs = Required<Pick<SigningContext, 'previousTransactions' | 'unspentOutputs'>>;

/**
 * Loads what proves the amounts of the inputs, as far as the explorer has it. Raw transactions are proven by their txid;
 * the unspent outputs are the explorer's word. Asks for nothing outside the guarantee's own addresses: a PSBT that spends
 * other coins is refused anyway.
 */
export function loadAmountProofs(
  spent: readonly SpentOutput[],
  trusted: readonly string[],
): AppThunk<Promise<AmountProofs>> {
  return async (dispatch) => {
    const addresses = new Set(spent.map(({ address }) => address));
    const known = trusted.filter((address) => addresses.has(address));
    if (known.length < addresses.size) return { previousTransactions: [], unspentOutputs: [] };
    const txids = [...new Set(spent.map(({ outpoint }) => outpoint.slice(0, outpoint.indexOf(':'))))];
    const [previousTransactions, outputs] = await Promise.all([
      collectInTime(txids.slice(0, MAX_RAW_TRANSACTIONS), (txid) => getRawTransaction(txid)),
      collectInTime(known, (address) => dispatch(fetchCoins(address))),
    ]);
    const unspentOutputs = outputs
      .flat()
      .map(({ txid, vout, value }) => ({ outpoint: `${txid}:${vout}`, amount: value }));
    return { previousTransactions, unspentOutputs };
  };
}

/** What arrives within `PATIENCE`, a few requests at a time; failures are logged and left out. */
async function collectInTime<Item, Value>(
  items: readonly Item[],
  load: (item: Item) => Promise<Value | null>,
): Promise<Value[]> {
  const collected: Value[] = [];
  let hasEnded = false;
  async function collect(): Promise<void> {
    for (let start = 0; start < items.length && !hasEnded; start += PARALLEL_REQUESTS) {
      const loaded = await Promise.allSettled(items.slice(start, start + PARALLEL_REQUESTS).map((item) => load(item)));
      for (const each of loaded) {
        if (each.status === 'rejected') logger.warn(`An amount is not proven: ${toErrorData(each.reason).message}`);
        else if (each.value !== null) collected.push(each.value);
      }
    }
  }
  await withTimeout(collect(), PATIENCE).catch((error) =>
    logger.warn(`Proving the amounts took too long: ${toErrorData(error).message}`),
  );
  hasEnded = true;
  return [...collected];
}
