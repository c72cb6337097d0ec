import { hashTwice, readHex, type Sha256, writeHash } from '@/domain/proofs/proof-bytes';

export interface BlockHeader {
  /** In display order. */
  hash: string;
  /** Hash of the block before it, in display order. */
  previous: string;
  /** In the order of bytes. */
  merkleRoot: Uint8Array;
  /** The hash has to be at most this; `null`: impossible. */
  target: bigint | null;
}

const HEADER_BYTES = 80;
/** A target with this bit would be negative. */
const SIGN = 0x800000;
const MAX_TARGET = 2n ** 256n;

/** Reads a header, 80 bytes in hex; `null` if it is not one. */
export function readHeader(text: string, sha256: Sha256): BlockHeader | null {
  const bytes = text.length === 2 * HEADER_BYTES ? readHex(text) : null;
  if (bytes === null) return null;
  return {
    hash: writeHash(hashTwice(sha256, bytes)),
    previous: writeHash(bytes.subarray(4, 36)),
    merkleRoot: bytes.subarray(36, 68),
    target: readTarget(new DataView(bytes.buffer).getUint32(72, true)),
  };
}

/** The target of a header's bits: three digits to the base 256, and an exponent. */
export function readTarget(bits: number): bigint | null {
  const digits = bits % 2 ** 24;
  const exponent = Math.floor(bits / 2 ** 24);
  if (digits === 0 || digits >= SIGN) return null;
  const target =
    exponent < 3 ? BigInt(digits) >> BigInt(8 * (3 - exponent)) : BigInt(digits) << BigInt(8 * (exponent - 3));
  return target > 0n && target < MAX_TARGET ? target : null;
}

/** True if the hash of the header is work (docs/settlement.md#proof-of-payment). */
export function hasWork({ hash, target }: BlockHeader): boolean {
  return target !== null && BigInt(`0x${hash}`) <= target;
}
