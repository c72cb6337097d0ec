import { crypto as hashes, type Transaction } from 'bitcoinjs-lib';

/** Computes the hash that an input's signature commits to. `amount`: satoshis of the output being spent. */
export type InputHasher = (index: number, witnessScript: Uint8Array, amount: bigint) => Uint8Array;

const SIGHASH_ALL = 1;

/**
 * SIGHASH_ALL hashes of a transaction's P2WSH inputs (BIP143). The hashes over all inputs and outputs are computed once;
 * `Transaction.hashForWitnessV0` recomputes them for every input.
 */
export function createInputHasher(tx: Transaction): InputHasher {
  const prevouts = hashes.hash256(concatBytes(tx.ins.flatMap(({ hash, index }) => [hash, encodeUint32(index)])));
  const sequences = hashes.hash256(concatBytes(tx.ins.map((input) => encodeUint32(input.sequence))));
  const outputs = hashes.hash256(
    concatBytes(tx.outs.flatMap(({ value, script }) => [encodeUint64(value), encodeLength(script), script])),
  );
  const head = concatBytes([encodeUint32(tx.version), prevouts, sequences]);
  const tail = concatBytes([outputs, encodeUint32(tx.locktime), encodeUint32(SIGHASH_ALL)]);

  return function hashInput(index, witnessScript, amount) {
    const input = tx.ins[index];
    if (input === undefined) throw new RangeError(`There is no input ${index}`);
    const preimage = [
      head,
      input.hash,
      encodeUint32(input.index),
      encodeLength(witnessScript),
      witnessScript,
      encodeUint64(amount),
      encodeUint32(input.sequence),
      tail,
    ];
    return hashes.hash256(concatBytes(preimage));
  };
}

function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function encodeUint32(value: number): Uint8Array {
  return Uint8Array.of(value, value >> 8, value >> 16, value >> 24);
}

function encodeUint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

/** Compact size of a script: witness scripts are at most 10,000 bytes by consensus, outputs below 64 kB here. */
function encodeLength(script: Uint8Array): Uint8Array {
  if (script.length < 0xfd) return Uint8Array.of(script.length);
  if (script.length > 0xffff) throw new RangeError(`The script has ${script.length} bytes`);
  return Uint8Array.of(0xfd, script.length & 0xff, script.length >> 8);
}
