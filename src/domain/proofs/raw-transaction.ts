import { concat, hashTwice, isSame, readHex, type Sha256 } from '@/domain/proofs/proof-bytes';

export interface RawTransaction {
  /** In the order of bytes, not of display. */
  hash: Uint8Array;
  /** Bytes without witnesses, over which the hash is. */
  size: number;
  outputs: readonly { value: bigint; script: Uint8Array }[];
  /** The script of its only input, if that spends nothing, as the first transaction of a block does. */
  coinbase: Uint8Array | null;
}

/** An output number that no transaction has. */
const NO_OUTPUT = 0xffffffff;
const NO_TRANSACTION = new Uint8Array(32);
/** Bytes, the size of a block. */
const MAX_BYTES = 4_000_000;
const LEAST_INPUT = 41;
const LEAST_OUTPUT = 9;

/** Reads a raw transaction (BIP144), hex; `null` if it is not exactly one. */
export function readRawTransaction(text: string, sha256: Sha256): RawTransaction | null {
  const bytes = text.length > 2 * MAX_BYTES ? null : readHex(text);
  if (bytes === null) return null;
  try {
    return read(bytes, sha256);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function read(bytes: Uint8Array, sha256: Sha256): RawTransaction {
  const reader = new Reader(bytes);
  reader.take(4);
  const hasWitness = bytes[4] === 0 && bytes[5] === 1;
  if (hasWitness) reader.take(2);
  const start = reader.at;
  const inputs = reader.list(LEAST_INPUT, () => {
    const txid = reader.take(32);
    const vout = reader.number(4);
    const script = reader.text();
    reader.take(4);
    return { isNone: vout === NO_OUTPUT && isSame(txid, NO_TRANSACTION), script };
  });
  const outputs = reader.list(LEAST_OUTPUT, () => {
    const low = reader.number(4);
    const high = reader.number(4);
    return { value: BigInt(high) * 2n ** 32n + BigInt(low), script: reader.text() };
  });
  const end = reader.at;
  if (hasWitness) for (const _ of inputs) reader.skipTexts();
  reader.take(4);
  if (inputs.length === 0 || reader.at !== bytes.length) throw new RangeError('not a transaction');
  const stripped = concat(bytes.subarray(0, 4), bytes.subarray(start, end), bytes.subarray(-4));
  const [first] = inputs;
  const coinbase = inputs.length === 1 && first?.isNone ? first.script : null;
  return { hash: hashTwice(sha256, stripped), size: stripped.length, outputs, coinbase };
}

/** Throws RangeError at the end of the bytes. */
class Reader {
  at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(length: number): Uint8Array {
    const end = this.at + length;
    if (end > this.#bytes.length) throw new RangeError('too short');
    const taken = this.#bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }

  /** Little-endian. */
  number(length: number): number {
    return this.take(length).reduceRight((sum, byte) => sum * 256 + byte, 0);
  }

  text(): Uint8Array {
    return this.take(this.count(1));
  }

  /** Keeps nothing: the hash does not cover witnesses, so anybody can append millions of them. */
  skipTexts(): void {
    for (let left = this.count(1); left > 0; left -= 1) this.text();
  }

  list<Item>(least: number, read: () => Item): Item[] {
    return Array.from({ length: this.count(least) }, read);
  }

  /** A count of items that still fit, written as short as possible. */
  private count(least: number): number {
    const [first = 0] = this.take(1);
    const value = first < 0xfd ? first : this.number(2 ** (first - 0xfc));
    const isShort = first < 0xfd || value >= (first === 0xfd ? 0xfd : 2 ** (8 * 2 ** (first - 0xfd)));
    if (!isShort || value * least > this.#bytes.length - this.at) throw new RangeError('too many');
    return value;
  }
}
