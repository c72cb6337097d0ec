import { formatCoin } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { ExplorerFault } from '@/exit/explorer/address';
import { fetchRawTransaction, fetchUtxos } from '@/exit/explorer/explorer';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { isLargeEnough } from '@/exit/recovery/fees';
import { mapInParallel } from '@/lib/map-in-parallel';

/** Public explorers refuse many requests at once. */
const AT_ONCE = 4;

type Failure = { ok: false; error: ExplorerFault };

export interface FetchedCoins {
  coins: Coin[];
  /** Outpoints of listed coins that their transactions contradict. */
  contradicted: string[];
}

/**
 * Fetches the unspent outputs of all deposit addresses and the transactions that made them, which prove address and
 * value. If a transaction cannot be fetched, its coins stay unproven. A coin that its transaction contradicts is left out; only if
 * nothing else is listed does everything fail. Outputs too small to be spent are ignored: anybody can make them.
 * @param known coins whose transaction need not be fetched again
 */
export async function fetchCoins(
  base: string,
  kit: CheckedKit,
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Result<FetchedCoins, ExplorerFault>> {
  const proven = new Map(
    known.filter(({ transaction }) => transaction !== null).map((coin) => [formatCoin(coin), coin]),
  );
  try {
    const lists = await mapInParallel(kit.deposits, AT_ONCE, async ({ address, guarantee }) => {
      const answer = await fetchUtxos(base, address, signal);
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value.map((utxo): Coin => ({ ...utxo, address, guarantee, source: 'explorer', transaction: null }));
    });
    const listed = lists.flat().filter((coin) => isLargeEnough(coin) || proven.has(formatCoin(coin)));
    const paid = await fetchPaidCoins(base, kit, listed, proven, signal);
    return judge(listed, { proven, paid });
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

interface Proofs {
  /** Known with their transactions, by outpoint. */
  proven: ReadonlyMap<string, Coin>;
  /** Outputs of the fetched transactions to the kit's addresses, by txid. */
  paid: ReadonlyMap<string, readonly Coin[]>;
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

function judge(listed: readonly Coin[], { proven, paid }: Proofs): Result<FetchedCoins, ExplorerFault> {
  const coins: Coin[] = [];
  const contradicted: string[] = [];
  for (const coin of listed) {
    const name = formatCoin(coin);
    const outputs = paid.get(coin.txid);
    const proof = proven.get(name) ?? outputs?.find((output) => formatCoin(output) === name);
    if (proof === undefined && outputs === undefined) coins.push(coin);
    else if (proof?.value === coin.value && proof.address === coin.address)
      coins.push({ ...coin, transaction: proof.transaction });
    else contradicted.push(name);
  }
  const [first] = contradicted;
  return coins.length === 0 && first !== undefined
    ? { ok: false, error: { kind: 'contradicted', coin: first } }
    : { ok: true, value: { coins, contradicted } };
}
