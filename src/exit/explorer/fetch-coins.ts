import { formatCoin } from '@/domain/kit/kit';
import type { Result } from '@/domain/primitives/errors';
import type { ExplorerFault } from '@/exit/explorer/address';
import { fetchRawTransaction, fetchUtxos } from '@/exit/explorer/explorer';
import type { CheckedKit, Coin } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { mapInParallel } from '@/lib/map-in-parallel';

/** Public explorers refuse many requests at once. */
const AT_ONCE = 4;

type Failure = { ok: false; error: ExplorerFault };

/**
 * Fetches the unspent outputs of all deposit addresses and the transactions that made them, which prove address and
 * value. If a transaction cannot be fetched, its coins stay unproven; if it contradicts a coin, everything fails.
 * @param known coins whose transaction need not be fetched again
 */
export async function fetchCoins(
  base: string,
  kit: CheckedKit,
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Result<Coin[], ExplorerFault>> {
  try {
    const lists = await mapInParallel(kit.deposits, AT_ONCE, async ({ address, guaranteeId }) => {
      const answer = await fetchUtxos(base, address, signal);
      if (!answer.ok) throw new CallFailed(answer);
      return answer.value.map(
        (utxo): Coin => ({ ...utxo, address, guaranteeId, source: 'explorer', transaction: null }),
      );
    });
    const coins = lists.flat();
    const proofs = await fetchProofs(base, kit, coins, known, signal);
    return { ok: true, value: coins.map((coin) => requireProven(coin, proofs)) };
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
  /** By txid: its outputs to the kit's addresses. */
  transactions: Map<string, readonly Coin[]>;
  /** By outpoint. */
  known: Map<string, Coin>;
}

async function fetchProofs(
  base: string,
  kit: CheckedKit,
  coins: readonly Coin[],
  known: readonly Coin[],
  signal: AbortSignal,
): Promise<Proofs> {
  const transactions = new Map<string, readonly Coin[]>();
  const knownCoins = new Map(known.map((coin) => [formatCoin(coin), coin]));
  const isProven = (coin: Coin) => knownCoins.get(formatCoin(coin))?.transaction != null;
  const txids = [...new Set(coins.filter((coin) => !isProven(coin)).map(({ txid }) => txid))];
  await mapInParallel(txids, AT_ONCE, async (txid) => {
    const answer = await fetchRawTransaction(base, txid, signal);
    if (!answer.ok) {
      if (answer.error.kind === 'stopped') throw new CallFailed(answer);
      return;
    }
    const paid = engine.readCoins(kit, answer.value, null);
    transactions.set(txid, paid.ok ? paid.value : []);
  });
  return { transactions, known: knownCoins };
}

/** The coin with its transaction, if there is one. Throws CallFailed if the two contradict each other. */
function requireProven(coin: Coin, { transactions, known }: Proofs): Coin {
  const name = formatCoin(coin);
  const transaction = transactions.get(coin.txid);
  const proof = transaction === undefined ? known.get(name) : transaction.find((paid) => formatCoin(paid) === name);
  if (proof === undefined && transaction === undefined) return coin;
  if (proof === undefined || proof.value !== coin.value || proof.address !== coin.address)
    throw new CallFailed({ ok: false, error: { kind: 'contradicted', coin: name } });
  return { ...coin, transaction: proof.transaction };
}
