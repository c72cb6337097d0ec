import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import type { AddressTransaction } from '@/domain/chain';
import { toErrorData } from '@/domain/primitives/errors';
import { type GivenSignature, listRivals } from '@/domain/withdrawals/open-signatures';
import { logger } from '@/lib/logger';
import { mapInParallel } from '@/lib/map-in-parallel';
import { getRawTransaction, getTransactionInfo, listHistory } from '@/services/explorer.service';
import { fetchCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import type { AppThunk } from '@/store/core/store-types';

/*
 * Only a proof ends a signature (docs/bitcoin.md#open-signatures): a transaction over one of its coins, signed by two keys of
 * the coin, that the explorer finds in a block.
 */

/** Of the addresses and of the pages of each. A signature stays open if its coins were not found spent in these. */
const MAX_ADDRESSES = 10;
const MAX_PAGES = 4;
const PARALLEL_REQUESTS = 6;

/**
 * True if the transaction of a signature is mined and recorded, or can never be mined. An error of the explorer leaves the
 * signature open.
 * @param isRecorded the backend has recorded it as executed, so that the user sees the payment
 */
export async function isFinal(signature: GivenSignature, isRecorded: boolean): Promise<boolean> {
  try {
    if (isRecorded && (await isMined(signature))) return true;
    return (await isOfFormerChain(signature)) || (await hasMinedRival(signature));
  } catch (error) {
    logger.warn(`Whether a signature is still open is unknown: ${toErrorData(error).message}`);
    return false;
  }
}

async function isMined(signature: GivenSignature): Promise<boolean> {
  const info = await withTimeout(getTransactionInfo(signature.txid));
  return info?.confirmed === true && isSpendProven(signature, signature.txid);
}

/**
 * Without raw transactions, an explorer proves nothing. Its word is enough to ask no question about a payment that the backend has recorded as
 * well, and never to permit one that is refused. Unknown is no such word.
 */
export function isSaidMined(signature: GivenSignature): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    try {
      const info = await withTimeout(getTransactionInfo(signature.txid));
      if (info?.confirmed !== true || (await withTimeout(getRawTransaction(signature.txid))) !== null) return false;
      const addresses = listAddresses([signature]);
      const coins = await Promise.all(addresses.map((address) => withTimeout(dispatch(fetchCoins(address)))));
      const unspent = new Set(coins.flat().map(({ txid, vout }) => `${txid}:${vout}`));
      return addresses.length > 0 && signature.spends.every(({ outpoint }) => !unspent.has(outpoint));
    } catch (error) {
      logger.warn(`Whether a payment is made is unknown: ${toErrorData(error).message}`);
      return false;
    }
  };
}

/** A regtest chain can be restarted without its earlier coins, which are worth nothing. */
async function isOfFormerChain({ spends }: GivenSignature): Promise<boolean> {
  const txid = spends[0]?.outpoint.split(':')[0];
  if (settings().network !== 'regtest' || txid === undefined) return false;
  return (await withTimeout(getTransactionInfo(txid))) === null;
}

async function hasMinedRival(signature: GivenSignature): Promise<boolean> {
  for await (const page of walkHistory([signature]))
    for (const rival of listRivals(signature, page)) if (await isSpendProven(signature, rival)) return true;
  return false;
}

/**
 * Those of the signatures whose coins a block has spent, with a proof. Asks once for each address, and once for each transaction that is
 * said to have spent a coin.
 */
export async function listSpent(signatures: readonly GivenSignature[]): Promise<GivenSignature[]> {
  const spent = new Set<GivenSignature>();
  for await (const page of walkHistory(signatures)) {
    for (const { txid, spent: outpoints } of page.filter(({ confirmed }) => confirmed)) {
      const of = signatures.filter(({ spends }) => spends.some(({ outpoint }) => outpoints.includes(outpoint)));
      const [one] = of;
      const spends = [...new Map(of.flatMap((each) => each.spends).map((coin) => [coin.outpoint, coin])).values()];
      if (one !== undefined && (await isSpendProven({ ...one, spends }, txid))) for (const each of of) spent.add(each);
    }
  }
  return [...spent];
}

/** The transactions of the addresses that the signatures spend from, page by page. */
async function* walkHistory(signatures: readonly GivenSignature[]): AsyncGenerator<AddressTransaction[]> {
  for (const address of listAddresses(signatures).slice(0, MAX_ADDRESSES)) {
    let after: string | null = null;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const page: AddressTransaction[] = await withTimeout(listHistory(address, after));
      yield page;
      const last = page.findLast(({ confirmed }) => confirmed)?.txid ?? null;
      if (last === null || last === after) break;
      after = last;
    }
  }
}

/** True if the raw transaction is signed by two keys of the coins. The explorer cannot make such a transaction. */
async function isSpendProven({ spends, ...own }: GivenSignature, txid: string): Promise<boolean> {
  // Who signs last has the whole transaction.
  const transaction = (txid === own.txid && own.txHex) || (await withTimeout(getRawTransaction(txid)));
  if (transaction === null) return false;
  const engine = await loadBitcoin();
  const facts = await engine.readTransaction(transaction, settings().network);
  const coins = spends.filter(({ outpoint }) => facts?.outpoints.includes(outpoint));
  const parents = [...new Set(coins.map(({ outpoint }) => outpoint.slice(0, outpoint.indexOf(':'))))];
  const claim = { txid, transaction, coins };
  // The amounts are those that were signed, which are mostly proven already.
  if (await engine.provesSpend({ ...claim, previousTransactions: [] })) return true;
  const previous = await mapInParallel(parents, PARALLEL_REQUESTS, (parent) => withTimeout(getRawTransaction(parent)));
  return engine.provesSpend({ ...claim, previousTransactions: previous.filter((each) => each !== null) });
}

/**
 * Those of the signatures one of whose coins is listed as unspent: a block was undone since. Unknown is no such finding.
 * Looks up the addresses of the latest first.
 */
export function listReopened(settled: readonly GivenSignature[]): AppThunk<Promise<GivenSignature[]>> {
  return async (dispatch) => {
    const latest = settled.toSorted((a, b) => b.givenAt.localeCompare(a.givenAt));
    const addresses = listAddresses(latest).slice(0, MAX_ADDRESSES);
    const coins = await mapInParallel(addresses, PARALLEL_REQUESTS, (address) =>
      withTimeout(dispatch(fetchCoins(address))).catch((error: unknown) => {
        logger.warn(`Whether a signature is open again is unknown: ${toErrorData(error).message}`);
        return [];
      }),
    );
    const unspent = new Set(coins.flat().map(({ txid, vout }) => `${txid}:${vout}`));
    return settled.filter(({ spends }) => spends.some(({ outpoint }) => unspent.has(outpoint)));
  };
}

function listAddresses(signatures: readonly GivenSignature[]): string[] {
  const spends = signatures.flatMap((signature) => signature.spends);
  return [...new Set(spends.map(({ address }) => address).filter((address) => address !== null))];
}
