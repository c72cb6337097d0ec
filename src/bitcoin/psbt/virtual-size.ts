import type { Transaction } from 'bitcoinjs-lib';
import type { InputView, PsbtView } from '@/bitcoin/psbt/psbt-view';

/** Longest DER signature with low S (BIP146) and its sighash type. */
const SIGNATURE_BYTES = 72;
const MARKER_AND_FLAG = 2;

/** vB that the transaction will have once signed (BIP141), from its own scripts and the signatures that it has. */
export function virtualSize(view: PsbtView): number {
  const witness = view.inputs.reduce((sum, input) => sum + witnessBytes(input), MARKER_AND_FLAG);
  return Math.ceil((4 * strippedSize(view.tx) + witness) / 4);
}

function strippedSize(tx: Transaction): number {
  return tx.byteLength(false);
}

/** Number of items, the empty item that CHECKMULTISIG drops (BIP147), signatures, script. */
function witnessBytes({ witnessScript, multisig, keys, signatures }: InputView): number {
  const length = witnessScript?.length ?? 0;
  const needed = multisig?.m ?? Math.min(2, keys.length);
  const signed = Array.from({ length: needed }, (_, i) => signatures[i]?.signature.length ?? SIGNATURE_BYTES);
  return 2 + signed.reduce((sum, bytes) => sum + 1 + bytes, 0) + compactSize(length) + length;
}

function compactSize(length: number): number {
  return length < 0xfd ? 1 : 3;
}
