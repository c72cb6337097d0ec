import type { Transaction } from 'bitcoinjs-lib';
import { hash256 } from '@/bitcoin/hashes';

/** Hash that a signature of an input commits to, given the script it satisfies and the amount it spends. */
export type InputHasher = (index: number, witnessScript: Uint8Array, amount: bigint) => Uint8Array;

const SIGHASH_ALL = 1;

/**
 * SIGHASH_ALL hashes of a transaction's P2WSH inputs (BIP143). The three hashes over all inputs and outputs are
 * made once, where `Transaction.hashForWitnessV0` makes them for every input again.
 */
export function inputHasher(tx: Transaction): InputHasher {
  const prevouts = hash256(joined(tx.ins.flatMap(({ hash, index }) => [hash, uint32(index)])));
  const sequences = hash256(joined(tx.ins.map((input) => uint32(input.sequence))));
  const outputs = hash256(joined(tx.outs.flatMap(({ value, script }) => [uint64(value), length(script), script])));
  const head = joined([uint32(tx.version), prevouts, sequences]);
  const tail = joined([outputs, uint32(tx.locktime), uint32(SIGHASH_ALL)]);

  return function inputHash(index, witnessScript, amount) {
    const input = tx.ins[index];
    if (input === undefined) throw new RangeError(`There is no input ${index}`);
    const preimage = [
      head,
      input.hash,
      uint32(input.index),
      length(witnessScript),
      witnessScript,
      uint64(amount),
      uint32(input.sequence),
      tail,
    ];
    return hash256(joined(preimage));
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value, value >> 8, value >> 16, value >> 24);
}

function uint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

/** Compact size of a script. Witness scripts stay under 10 000 bytes (consensus), outputs under 64 kB here. */
function length(script: Uint8Array): Uint8Array {
  if (script.length < 0xfd) return Uint8Array.of(script.length);
  if (script.length > 0xffff) throw new RangeError(`A script of ${script.length} bytes`);
  return Uint8Array.of(0xfd, script.length & 0xff, script.length >> 8);
}
