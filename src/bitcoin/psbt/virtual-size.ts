import type { Transaction } from 'bitcoinjs-lib';
import { parseMultisig } from './multisig';
import type { InputView, PsbtView } from './psbt-view';

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
function witnessBytes({ witnessScript, keys, signatures }: InputView): number {
  const script = witnessScript ?? new Uint8Array();
  const needed = parseMultisig(script)?.m ?? Math.min(2, keys.length);
  const lengths = Array.from({ length: needed }, (_, i) => signatures[i]?.signature.length ?? SIGNATURE_BYTES);
  return 2 + lengths.reduce((sum, length) => sum + 1 + length, 0) + compactSize(script.length) + script.length;
}

function compactSize(length: number): number {
  return length < 0xfd ? 1 : 3;
}
