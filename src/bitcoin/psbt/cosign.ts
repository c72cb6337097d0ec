import type { Transaction } from 'bitcoinjs-lib';
import type { FinalTransaction, SigningContext, SignOptions } from '@/bitcoin/api';
import type { Signer } from '@/bitcoin/keys/signer';
import type { InputView, PsbtView } from '@/bitcoin/psbt/psbt-view';
import { inspectAndSign, toSignedPsbt } from '@/bitcoin/psbt/sign';
import { AppError } from '@/domain/primitives/errors';

const EMPTY = new Uint8Array();

/**
 * Inspects (verifying the other signatures), signs, finalises and extracts. `psbt` of the result is not finalised, so
 * that it can be inspected again.
 * @throws AppError `psbt-refused`, `psbt-not-accepted`, `signature-invalid` or `not-enough-signatures`
 */
export function cosignPsbt(key: Signer, text: string, context: SigningContext, options: SignOptions): FinalTransaction {
  const accepted = inspectAndSign(key, text, context, options);
  const tx = finalizeTransaction(accepted.view);
  const { psbt, summary } = toSignedPsbt(accepted);
  const vsize = tx.virtualSize();
  return {
    psbt,
    summary: { ...summary, vsize, feeRate: summary.fee / vsize },
    txHex: tx.toHex(),
    txid: summary.txid,
  };
}

function finalizeTransaction(view: PsbtView): Transaction {
  const tx = view.tx.clone();
  for (const input of view.inputs) tx.setWitness(input.index, buildWitness(input));
  // Signing P2WSH inputs does not change the txid (BIP141).
  if (tx.getId() !== view.txid)
    throw new AppError('unexpected', 'The signed transaction differs from the inspected one');
  return tx;
}

/** An empty item for CHECKMULTISIG (BIP147), the required signatures in key order, the script. */
function buildWitness({ index, witnessScript, multisig, signatures }: InputView): Uint8Array[] {
  if (witnessScript === null || multisig === null) {
    throw new AppError('not-enough-signatures', `The script of input ${index} cannot be finalised`);
  }
  const byKey = new Map(signatures.map(({ publicKey, signature }) => [publicKey, signature]));
  const ordered = multisig.keys.map((key) => byKey.get(key)).filter((signature) => signature !== undefined);
  if (ordered.length < multisig.m) {
    const count = `${ordered.length} of ${multisig.m} signatures`;
    throw new AppError('not-enough-signatures', `Input ${index} has ${count}`);
  }
  return [EMPTY, ...ordered.slice(0, multisig.m), witnessScript];
}
