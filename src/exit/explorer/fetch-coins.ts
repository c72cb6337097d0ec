import { formatCoin } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import {
  type ExplorerFault,
  type FeeRates,
  fetchFeeRates,
  fetchRawTransaction,
  fetchUtxos,
  parseExplorer,
} from '@/exit/explorer/explorer';
import type { CheckedDeposit, CheckedKit, Coin } from '@/exit/recovery/api';
import { isListed } from '@/exit/recovery/check-kit';
import { engine } from '@/exit/recovery/engine';
import { isLargeEnough } from '@/exit/recovery/fees';
import { mapInParallel } from '@/lib/map-in-parallel';

/** Public explorers refuse many requests at once. */
const AT_ONCE = 4;

type Failure = { ok: false; error: ExplorerFault };

interface FetchedCoins {
  /** With the deposits that were scanned. */
  kit: CheckedKit;
  coins: Coin[];
  /** Outpoints of listed coins that their transactions contradict. */
  contradicted: string[];
  /** The addresses that the explorer answered for. Of others nothing new is known. */
  answered: ReadonlySet<string>;
  /** Number of scanned addresses that it did not answer for. */
  unanswered: number;
}

export interface Refreshed extends FetchedCoins {
  /** `null`: the explorer does not provide them. */
  rates: FeeRates | null;
}

/** Asks an explorer for the unspent coins of a kit, and for fee rates. */
export async function refreshCoins(
  address: string,
  kit: CheckedKit,
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Result<Refreshed, ExplorerFault>> {
  const base = parseExplorer(address);
  if (!base.ok) return base;
  const fetched = await fetchCoins(base.value, kit, known, signal);
  if (!fetched.ok) return fetched;
  const rates = await fetchFeeRates(base.value, signal);
  return { ok: true, value: { ...fetched.value, rates: rates.ok ? rates.value : null } };
}

/**
 * Fetches the unspent outputs of all deposit addresses and the transactions that made them, which prove address and
 * value. If a transaction cannot be fetched, its coins stay unproven. A coin that its transaction contradicts is left out; only if
 * nothing else is listed does everything fail. Outputs too small to be spent are ignored: anybody can make them.
 * @param known coins whose transaction need not be fetched again
 */
async function fetchCoins(
  base: string,
  kit: CheckedKit,
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Result<FetchedCoins, ExplorerFault>> {
  const proven = new Map(
    known.filter(({ transaction }) => transaction !== null).map((coin) => [formatCoin(coin), coin]),
  );
  try {
    const all = await listCoins(base, kit, signal);
    const listed = all.coins.filter((coin) => isLargeEnough(coin) || proven.has(formatCoin(coin)));
    const paid = await fetchPaidCoins(base, all.kit, listed, proven, signal);
    const addresses = new Map(engine.listKitCoins(kit).map((coin) => [formatCoin(coin), coin.address]));
    const judged = judge(listed, { proven, paid, addresses });
    return judged.ok ? { ok: true, value: { ...all, ...judged.value } } : judged;
  } catch (error) {
    if (error instanceof CallFailed) return error.failure;
    throw error;
  }
}

class CallFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.error.kind);
    this.failure = failure;
  }
}

/**
 * Asks for the kit's deposits first, and then for those that a scan looks at, again around each one with coins. The explorer must
 * answer for the kit's; after a failure no further one is asked for, since it may limit the number of requests.
 */
async function listCoins(
  base: string,
  kit: CheckedKit,
  signal: AbortSignal,
): Promise<Omit<FetchedCoins, 'contradicted'>> {
  let unanswered = 0;
  const answered = new Set<string>();
  let current = kit;
  const coins: Coin[] = [];
  async function ask({ address, guarantee }: CheckedDeposit, isRequired: boolean): Promise<void> {
    const answer = unanswered === 0 ? await fetchUtxos(base, address, signal) : null;
    if (answer?.ok === false && (isRequired || signal.aborted)) throw new CallFailed(answer);
    if (!answer?.ok) {
      unanswered += 1;
      return;
    }
    answered.add(address);
    coins.push(
      ...answer.value.map(({ txid, vout, value }) => ({
        ...{ txid, vout, value },
        address,
        guarantee,
        source: 'explorer' as const,
        transaction: null,
      })),
    );
  }
  const isKits = (deposit: CheckedDeposit) => isListed(kit, deposit);
  await mapInParallel(kit.deposits.filter(isKits), AT_ONCE, (deposit) => ask(deposit, true));
  for (let next = kit.deposits.filter((deposit) => !isKits(deposit)); next.length > 0; ) {
    const before = coins.length;
    await mapInParallel(next, AT_ONCE, (deposit) => ask(deposit, false));
    const paid = new Set(
      coins
        .slice(before)
        .filter(isLargeEnough)
        .map(({ address }) => address),
    );
    const found = current.deposits
      .filter(({ address }) => paid.has(address))
      .map(({ guaranteeOrder }) => guaranteeOrder);
    const wider = engine.addScanned(current, found);
    next = wider.deposits.slice(current.deposits.length);
    current = wider;
  }
  return { kit: current, coins, answered, unanswered };
}

interface Proofs {
  /** Known with their transactions, by outpoint. */
  proven: ReadonlyMap<string, Coin>;
  /** Outputs of the fetched transactions to the kit's addresses, by txid. */
  paid: ReadonlyMap<string, readonly Coin[]>;
  /** Of the kit's coins, by outpoint. */
  addresses: ReadonlyMap<string, string>;
}

async function fetchPaidCoins(
  base: string,
  kit: CheckedKit,
  listed: readonly Coin[],
  proven: Proofs['proven'],
  signal: AbortSignal,
): Promise<Map<string, readonly Coin[]>> {
  const paid = new Map<string, readonly Coin[]>();
  const txids = new Set(listed.filter((coin) => !proven.has(formatCoin(coin))).map(({ txid }) => txid));
  await mapInParallel([...txids], AT_ONCE, async (txid) => {
    const answer = await fetchRawTransaction(base, txid, signal);
    if (!answer.ok) {
      if (answer.error.kind === 'stopped') throw new CallFailed(answer);
      return;
    }
    const read = engine.readCoins(kit, answer.value, null);
    paid.set(txid, read.ok ? read.value : []);
  });
  return paid;
}

/** A coin is at one address: a second one that is listed for it, or another than the known one, is a contradiction. */
function judge(
  listed: readonly Coin[],
  { proven, paid, addresses }: Proofs,
): Result<Pick<FetchedCoins, 'coins' | 'contradicted'>, ExplorerFault> {
  const coins = new Map<string, Coin>();
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
  const contradicted = [...doubted].filter((name) => !coins.has(name));
  const [first] = contradicted;
  return coins.size === 0 && first !== undefined
    ? { ok: false, error: { kind: 'contradicted', coin: first } }
    : { ok: true, value: { coins: [...coins.values()], contradicted } };
}
