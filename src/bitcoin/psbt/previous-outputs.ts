import { Transaction } from 'bitcoinjs-lib';
import { decodeHex } from '@/bitcoin/bytes';
import type { InputView, Prevout, PsbtView } from '@/bitcoin/psbt/psbt-view';

/** By outpoint; `null`: the transaction has no such output. */
export type PreviousOutputs = ReadonlyMap<string, Prevout | null>;

/**
 * The outputs that a PSBT spends, from raw transactions (hex). Their source need not be trusted: a transaction is matched
 * by its own hash, the txid.
 */
export function readPreviousOutputs(view: PsbtView, rawTransactions: readonly string[]): PreviousOutputs {
  const byTxid = new Map<string, Transaction>();
  for (const raw of rawTransactions) {
    const tx = readTransaction(raw);
    if (tx !== null) byTxid.set(tx.getId(), tx);
  }
  const found = new Map<string, Prevout | null>();
  for (const { outpoint } of view.inputs) {
    const [txid = '', vout] = outpoint.split(':');
    const tx = byTxid.get(txid);
    if (tx !== undefined) found.set(outpoint, tx.outs[Number(vout)] ?? null);
  }
  return found;
}

function readTransaction(raw: string): Transaction | null {
  const bytes = decodeHex(raw.trim());
  try {
    return bytes === null ? null : Transaction.fromBuffer(bytes);
  } catch {
    return null;
  }
}

/** True if the input's amount is proven by its previous transaction, not just claimed. */
export function isProven({ outpoint, previousOutput }: InputView, previous: PreviousOutputs): boolean {
  return (previousOutput !== null && previousOutput !== 'wrong') || previous.has(outpoint);
}
