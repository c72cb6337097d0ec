import type { Psbt, Transaction } from 'bitcoinjs-lib';
import type { ReadRelease, ReleaseSources } from '@/bitcoin/api';
import { decodeHex } from '@/bitcoin/bytes';
import { encodePsbt, readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, formatOutpoint, type PsbtView, sumInputs, sumOutputs } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash, findSigner, verifySignatures } from '@/bitcoin/psbt/signatures';
import { computeVirtualSize } from '@/bitcoin/psbt/summary';
import { parseTransaction, requireSats, toFacts } from '@/bitcoin/psbt/transaction-facts';
import { wrapTransaction } from '@/bitcoin/psbt/wrap-transaction';

/**
 * The release with this txid, from the first source that holds the user's valid signature on every input. The signature
 * proves coins, amounts and payees (BIP143), whatever the source. `null` if no source does.
 */
export function readFirstRelease(sources: ReleaseSources): ReadRelease | null {
  for (const text of sources.texts) {
    const found = readSource(text, sources);
    if (found !== null) return found;
  }
  return null;
}

function readSource(text: string, sources: ReleaseSources): ReadRelease | null {
  try {
    const raw = parseTransaction(text);
    const psbt = raw === null ? readPsbt(text) : toPsbt(raw, sources.previousTransactions);
    const view = createPsbtView(psbt);
    if (view.txid !== sources.txid || !isSignedBy(view, sources.publicKey)) return null;
    const facts = toFacts(view.tx, sources.network);
    const fee = requireSats(sumInputs(view) - sumOutputs(view));
    const vsize = raw?.virtualSize() ?? computeVirtualSize(view);
    const unsigned = view.inputs.map((input) => ({ ...input, signatures: [] }));
    const maxVsize = computeVirtualSize({ tx: view.tx, inputs: unsigned });
    return { psbt: encodePsbt(psbt), first: { ...facts, fee, vsize, maxVsize } };
  } catch {
    // Not a transaction, not of these coins, or without its scripts.
    return null;
  }
}

function isSignedBy(view: PsbtView, publicKey: string): boolean {
  return verifySignatures(view).signedBy.includes(publicKey.toLowerCase());
}

/** Throws Error if an earlier transaction is missing. */
function toPsbt(tx: Transaction, previousTransactions: readonly string[]): Psbt {
  const psbt = wrapTransaction(tx);
  const parents = previousTransactions.map(parseTransaction).filter((parent) => parent !== null);
  const byId = new Map(parents.map((parent) => [parent.getId(), parent]));
  for (const [at, { hash, index, witness }] of tx.ins.entries()) {
    const [txid = ''] = formatOutpoint(hash, index).split(':');
    const spent = byId.get(txid)?.outs[index];
    const witnessScript = witness.at(-1);
    if (spent === undefined || witnessScript === undefined) throw new Error('An input lacks its output or script');
    psbt.data.updateInput(at, { witnessUtxo: { ...spent }, witnessScript });
  }
  addSignatures(psbt, tx);
  return psbt;
}

function addSignatures(psbt: Psbt, tx: Transaction): void {
  const view = createPsbtView(psbt);
  for (const input of view.inputs) {
    const hash = computeSigningHash(view, input);
    const signatures = (tx.ins[input.index]?.witness ?? []).slice(1, -1);
    const partialSig = signatures.flatMap((signature) => {
      const publicKey = findSigner(input, signature, hash);
      const pubkey = publicKey === null ? null : decodeHex(publicKey);
      return pubkey === null ? [] : [{ pubkey, signature }];
    });
    if (partialSig.length > 0) psbt.data.updateInput(input.index, { partialSig });
  }
}
