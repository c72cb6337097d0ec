import type { Result } from '@/domain/primitives/errors';
import type { Network } from '@/domain/primitives/network';
import { askOnce, collectProof, type ProofSource } from '@/domain/proofs/collect-proof';
import type { ProofVerdict } from '@/domain/proofs/payment-proof';
import type { ExplorerFault } from '@/exit/explorer/address';
import {
  fetchBlockHash,
  fetchFirstTxid,
  fetchHeader,
  fetchMerkleProof,
  fetchRawTransaction,
} from '@/exit/explorer/explorer';
import type { Coin } from '@/exit/recovery/api';
import { provePayment } from '@/exit/recovery/prove-payment';

/** Checks each coin in turn (docs/settlement.md#proof-of-payment), and reports after each. Never rejects. */
export async function fetchProofs(
  base: string,
  network: Network,
  coins: readonly Coin[],
  onVerdicts: (verdicts: readonly ProofVerdict[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const source = createSource(base, coins, signal);
  const verdicts: ProofVerdict[] = [];
  for (const coin of coins) {
    const verdict = await prove(source, network, coin);
    if (signal.aborted) return;
    verdicts.push(verdict);
    onVerdicts([...verdicts]);
  }
}

/** Transactions that are there already are not fetched again. */
function createSource(base: string, coins: readonly Coin[], signal: AbortSignal): ProofSource {
  const known = new Map(coins.map(({ txid, transaction }) => [txid, transaction]));
  return askOnce({
    getTransaction: async (txid) => known.get(txid) ?? (await read(fetchRawTransaction(base, txid, signal))),
    getMerkleProof: (txid) => read(fetchMerkleProof(base, txid, signal)),
    getBlockHash: (height) => read(fetchBlockHash(base, height, signal)),
    getHeader: (hash) => read(fetchHeader(base, hash, signal)),
    getFirstTxid: (hash) => read(fetchFirstTxid(base, hash, signal)),
  });
}

class NoAnswer extends Error {
  readonly isBad: boolean;
  constructor(isBad: boolean) {
    super('No answer');
    this.isBad = isBad;
  }
}

/** `null` for 404. Throws NoAnswer. */
async function read<Value>(call: Promise<Result<Value, ExplorerFault>>): Promise<Value | null> {
  const answer = await call;
  if (answer.ok) return answer.value;
  const { error } = answer;
  if (error.kind === 'status' && error.status === 404) return null;
  throw new NoAnswer(error.kind === 'wrong-shape' || error.kind === 'not-json' || error.kind === 'too-large');
}

async function prove(source: ProofSource, network: Network, coin: Coin): Promise<ProofVerdict> {
  try {
    const proof = await collectProof(source, coin.txid);
    return proof === null ? { kind: 'unproven', flaw: 'not-offered' } : provePayment({ ...coin, network }, proof);
  } catch (error) {
    if (!(error instanceof NoAnswer)) return { kind: 'unproven', flaw: 'not-checked' };
    return { kind: 'unproven', flaw: error.isBad ? 'bad-answer' : 'no-answer' };
  }
}
