import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import { addScanned, type CheckedContract, type CheckedDeposit, isListed } from '@/bitcoin/recovery/checked-contract';
import { isLargeEnough, type KnownCoin, listFileCoins, listPaidCoins } from '@/bitcoin/recovery/coins';
import type { FeeRates } from '@/domain/chain';
import { fail, type Result, toErrorData } from '@/domain/primitives/errors';
import { isRefusedForSize } from '@/domain/primitives/http-errors';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { mapInParallel } from '@/lib/map-in-parallel';
import { type ExplorerFault, openExplorer, toExplorerFault } from '@/recover/explorer/page-explorer';
import { createCoinReader } from '@/services/address-coins';
import type { Explorer } from '@/services/explorer';

/** Public explorers refuse many requests at once. */
const AT_ONCE = 4;

export interface Refreshed extends Listed {
  coins: KnownCoin[];
  /** Outpoints of listed coins that their transactions contradict. */
  contradicted: string[];
  /** `null`: the explorer does not provide them. */
  rates: FeeRates | null;
}

interface Listed {
  /** With the deposits that were scanned. */
  checked: CheckedContract;
  /** The addresses that the explorer answered for. Of others nothing new is known. */
  answered: ReadonlySet<string>;
  /** Number of addresses that it did not answer for. */
  unanswered: number;
  /** Addresses with more coins than it lists. */
  flooded: string[];
}

/**
 * Asks an explorer for the unspent coins of a contract and the transactions that made them, which prove address and value, and for
 * fee rates. If a transaction cannot be fetched, its coins stay unproven. A coin that its transaction contradicts is left out; only
 * if nothing else is listed does everything fail. What is worth less than its own fee is ignored.
 * @param known coins whose transaction need not be fetched again
 */
export async function refreshCoins(
  address: string,
  checked: CheckedContract,
  known: readonly KnownCoin[],
  signal: AbortSignal,
): Promise<Result<Refreshed, ExplorerFault>> {
  const opened = openExplorer(address);
  if (!opened.ok) return opened;
  const explorer = opened.value;
  try {
    const { coins: listed, ...all } = await listCoins(explorer, checked, signal);
    const proven = new Map(
      known.filter(({ transaction }) => transaction !== null).map((coin) => [formatCoin(coin), coin]),
    );
    const unproven = listed.filter((coin) => !proven.has(formatCoin(coin)));
    const paid = await fetchPaidCoins(explorer, all.checked, unproven, signal);
    const addresses = new Map(listFileCoins(checked).map((coin) => [formatCoin(coin), coin.address]));
    const judged = judge(listed, { proven, paid, addresses });
    if (judged.coins.length === 0 && judged.contradicted.length > 0) return fail({ kind: 'contradicted' });
    const rates = await explorer.getFeeRates(signal).catch(() => null);
    return { ok: true, value: { ...all, ...judged, rates } };
  } catch (error) {
    return fail(toExplorerFault(error, signal));
  }
}

/**
 * Asks for the contract's deposits first, and then for those that a scan looks at, again around each one with coins. After a failure
 * that is not about one address no further one is asked for, since the explorer may limit the number of requests.
 */
async function listCoins(
  explorer: Explorer,
  checked: CheckedContract,
  signal: AbortSignal,
): Promise<Listed & { coins: KnownCoin[] }> {
  const reader = createCoinReader(explorer);
  const answered = new Set<string>();
  const flooded: string[] = [];
  const coins: KnownCoin[] = [];
  let current = checked;
  let unanswered = 0;
  let failure: { error: unknown } | null = null;
  let refusal: { error: unknown } | null = null;

  async function ask({ address, guarantee }: CheckedDeposit): Promise<void> {
    if (failure !== null) {
      unanswered += 1;
      return;
    }
    try {
      const utxos = (await reader.readCoins(address, signal)).filter(isLargeEnough);
      answered.add(address);
      for (const { txid, vout, value } of utxos)
        coins.push({ txid, vout, value, address, guarantee, source: 'explorer', transaction: null });
    } catch (error) {
      if (signal.aborted) throw error;
      if (isAboutAddress(error)) {
        refusal ??= { error };
        flooded.push(address);
      } else {
        failure ??= { error };
        unanswered += 1;
      }
    }
  }

  const isOfFile = (deposit: CheckedDeposit) => isListed(checked, deposit);
  await mapInParallel(checked.deposits.filter(isOfFile), AT_ONCE, ask);
  for (let next = checked.deposits.filter((deposit) => !isOfFile(deposit)); next.length > 0; ) {
    const before = coins.length;
    await mapInParallel(next, AT_ONCE, ask);
    const paid = new Set(coins.slice(before).map(({ address }) => address));
    const found = current.deposits.filter(({ address }) => paid.has(address));
    const wider = addScanned(
      current,
      found.map(({ guaranteeOrder }) => guaranteeOrder),
    );
    next = wider.deposits.slice(current.deposits.length);
    current = wider;
  }
  // If it refuses all addresses, there are not too many coins: it is of another network, for example.
  const failed = (failure ?? refusal) as { error: unknown } | null;
  if (answered.size === 0 && failed !== null) throw failed.error;
  return { checked: current, coins, answered, unanswered, flooded };
}

/** The explorer does not list so many outputs, and their history does not add up either. */
function isAboutAddress(error: unknown): boolean {
  const data = toErrorData(error);
  return data.code === 'balance-unknown' || isRefusedForSize(data);
}

/** Outputs of the coins' transactions to the contract's addresses, by txid. */
async function fetchPaidCoins(
  explorer: Explorer,
  checked: CheckedContract,
  coins: readonly KnownCoin[],
  signal: AbortSignal,
): Promise<Map<string, readonly KnownCoin[]>> {
  const paid = new Map<string, readonly KnownCoin[]>();
  await mapInParallel([...new Set(coins.map(({ txid }) => txid))], AT_ONCE, async (txid) => {
    const hex = await explorer.getRawTransaction(txid, signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
      return null;
    });
    const transaction = hex === null ? null : parseTransaction(hex);
    if (hex !== null) paid.set(txid, transaction?.getId() === txid ? listPaidCoins(checked, transaction) : []);
  });
  return paid;
}

interface Proofs {
  /** Known with their transactions, by outpoint. */
  proven: ReadonlyMap<string, KnownCoin>;
  /** Of the fetched transactions, by txid. */
  paid: ReadonlyMap<string, readonly KnownCoin[]>;
  /** Of the file's coins, by outpoint. */
  addresses: ReadonlyMap<string, string>;
}

/** A coin is at one address: a second one that is listed for it, or another than the known one, is a contradiction. */
function judge(listed: readonly KnownCoin[], { proven, paid, addresses }: Proofs) {
  const coins = new Map<string, KnownCoin>();
  const doubted = new Set<string>();
  for (const coin of listed) {
    const name = formatCoin(coin);
    const outputs = paid.get(coin.txid);
    const proof = proven.get(name) ?? outputs?.find((output) => formatCoin(output) === name);
    const address = proof?.address ?? addresses.get(name) ?? coin.address;
    const isUnproven = proof === undefined && outputs === undefined;
    if (coins.has(name) || coin.address !== address || !(isUnproven || proof?.value === coin.value)) doubted.add(name);
    else coins.set(name, { ...coin, transaction: proof?.transaction ?? null });
  }
  return { coins: [...coins.values()], contradicted: [...doubted].filter((name) => !coins.has(name)) };
}
