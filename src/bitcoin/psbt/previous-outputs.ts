import type { Transaction } from 'bitcoinjs-lib';
import { formatOutpoint, type InputView, type Prevout, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { parseTransaction } from '@/bitcoin/psbt/transaction-facts';
import type { Spending } from '@/domain/withdrawals/open-signatures';

/** By outpoint; `null`: the transaction has no such output. */
export type PreviousOutputs = ReadonlyMap<string, Prevout | null>;

/** By txid. */
export type Parents = ReadonlyMap<string, Transaction>;

/**
 * The transactions that a PSBT spends from, among raw transactions (hex). Their source need not be trusted: a transaction
 * is matched by its own hash, the txid.
 */
export function readParents(view: PsbtView, rawTransactions: readonly string[]): Parents {
  const txids = new Set(view.inputs.map(({ outpoint }) => outpoint.split(':')[0]));
  const transactions = rawTransactions.map(parseTransaction).filter((tx) => tx !== null);
  return new Map(transactions.map((tx) => [tx.getId(), tx] as const).filter(([txid]) => txids.has(txid)));
}

/** The outputs that a PSBT spends, if their transactions are known. */
export function readPreviousOutputs(view: PsbtView, parents: Parents): PreviousOutputs {
  const found = new Map<string, Prevout | null>();
  for (const { outpoint } of view.inputs) {
    const [txid = '', vout] = outpoint.split(':');
    const tx = parents.get(txid);
    if (tx !== undefined) found.set(outpoint, tx.outs[Number(vout)] ?? null);
  }
  return found;
}

/** The outpoints that the parents spend. The PSBT can be mined only after its parents. */
export function listParentSpendings(parents: Parents): Spending[] {
  return Array.from(parents, ([txid, { ins }]) => ({
    txid,
    outpoints: ins.map(({ hash, index }) => formatOutpoint(hash, index)),
  }));
}

/** True if the input's amount is proven by its previous transaction, not just claimed. */
export function isProven({ outpoint, previousOutput }: InputView, previous: PreviousOutputs): boolean {
  return (previousOutput !== null && previousOutput !== 'wrong') || previous.has(outpoint);
}
