import { concatBytes, hexToBytes as decodeKey, bytesToHex as encodeKey } from '@noble/hashes/utils.js';
import { CompactSizeLen } from '@scure/btc-signer/script.js';

/*
 * The serialisation of a PSBT (BIP174, version 0): a map for the whole, and one for each input and output. Rows whose
 * meaning does not matter here are kept as they are, for the signer that wrote them.
 */

/** Values by key (type and key data, hex). */
export type Rows = Map<string, Uint8Array>;

const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);
/**
 * About twice what the inputs of a transaction of usual size need. The library verifies each public key in a row, which takes a
 * fraction of a millisecond.
 */
const MAX_ROWS = 20_000;

/** Reads the map for the whole first: it tells how many others there are. Throws Error. */
export class RowReader {
  readonly #bytes: Uint8Array;
  #offset: number;
  #rows = 0;

  constructor(bytes: Uint8Array) {
    if (!MAGIC.every((byte, i) => bytes[i] === byte)) throw new Error('it is not a PSBT');
    this.#bytes = bytes;
    this.#offset = MAGIC.length;
  }

  readMap(): Rows {
    const rows: Rows = new Map();
    for (;;) {
      const keyLength = this.#readLength();
      if (keyLength === 0) return rows;
      const key = encodeKey(this.#readBytes(keyLength));
      if (rows.has(key)) throw new Error('a key is repeated');
      this.#rows += 1;
      if (this.#rows > MAX_ROWS) throw new Error('it has too many rows');
      rows.set(key, this.#readBytes(this.#readLength()));
    }
  }

  get isAtEnd(): boolean {
    return this.#offset === this.#bytes.length;
  }

  #readBytes(length: number): Uint8Array {
    const end = this.#offset + length;
    if (end > this.#bytes.length) throw new Error('it is cut off');
    const bytes = this.#bytes.slice(this.#offset, end);
    this.#offset = end;
    return bytes;
  }

  /** A compact size; 64-bit lengths cannot occur. */
  #readLength(): number {
    const [first = 0] = this.#readBytes(1);
    if (first < 0xfd) return first;
    if (first === 0xff) throw new Error('a length is too large');
    const bytes = this.#readBytes(first === 0xfd ? 2 : 4);
    return bytes.reduceRight((sum, byte) => sum * 0x100 + byte, 0);
  }
}

/** Throws Error if the bytes have too many rows, or are not maps of rows: before anything else is done with them. */
export function requireFewRows(bytes: Uint8Array): void {
  const reader = new RowReader(bytes);
  while (!reader.isAtEnd) reader.readMap();
}

/** Keys are sorted, as other programs write them. */
export function formatRows(maps: readonly Rows[]): Uint8Array {
  const parts: Uint8Array[] = [MAGIC];
  for (const rows of maps) {
    for (const [key, value] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const keyBytes = decodeKey(key);
      parts.push(CompactSizeLen.encode(keyBytes.length), keyBytes, CompactSizeLen.encode(value.length), value);
    }
    parts.push(Uint8Array.of(0));
  }
  return concatBytes(...parts);
}
