import { concatBytes } from '@noble/hashes/utils.js';
import { RawOutput, VarBytes } from '@scure/btc-signer/script.js';
import { sha256x2 } from '@scure/btc-signer/utils.js';
import type { UnsignedTransaction } from '@/exit/recovery/raw-transaction';

/** Computes the hash that an input's signature commits to. `amount`: satoshis of the output being spent. */
export type InputHasher = (index: number, witnessScript: Uint8Array, amount: bigint) => Uint8Array;

export const SIGHASH_ALL = 1;

/** SIGHASH_ALL hashes of P2WSH inputs (BIP143). The hashes over all inputs and all outputs are computed once. */
export function createInputHasher({ version, inputs, outputs, lockTime }: UnsignedTransaction): InputHasher {
  // Txids are in display order.
  const outpoints = inputs.map(({ txid, index }) => concatBytes(txid.toReversed(), encodeUint32(index)));
  const sequences = inputs.map(({ sequence }) => encodeUint32(sequence));
  const head = concatBytes(encodeUint32(version), sha256x2(...outpoints), sha256x2(...sequences));
  const paid = sha256x2(...outputs.map((output) => RawOutput.encode(output)));
  const tail = concatBytes(paid, encodeUint32(lockTime), encodeUint32(SIGHASH_ALL));

  return function hashInput(index, witnessScript, amount) {
    const [outpoint, sequence] = [outpoints[index], sequences[index]];
    if (outpoint === undefined || sequence === undefined) throw new RangeError(`There is no input ${index}`);
    return sha256x2(head, outpoint, VarBytes.encode(witnessScript), encodeUint64(amount), sequence, tail);
  };
}

function encodeUint32(value: number): Uint8Array {
  return Uint8Array.of(value, value >> 8, value >> 16, value >> 24);
}

function encodeUint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}
