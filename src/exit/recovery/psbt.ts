import { concatBytes, hexToBytes as decodeKey, bytesToHex as encodeKey } from '@noble/hashes/utils.js';
import { RawPSBTV0, RawPSBTV2 } from '@scure/btc-signer/psbt.js';
import { CompactSizeLen, RawOldTx } from '@scure/btc-signer/script.js';
import { decodeBase64, decodeHex, encodeBase64, encodeHex } from '@/exit/recovery/bytes';
import { computeTxid, type UnsignedTransaction } from '@/exit/recovery/raw-transaction';

/** Types of rows (BIP174), hex. */
export const ROW = {
  unsignedTransaction: '00',
  version: 'fb',
  nonWitnessUtxo: '00',
  witnessUtxo: '01',
  partialSignature: '02',
  sighashType: '03',
  redeemScript: '04',
  witnessScript: '05',
  bip32Derivation: '06',
  finalScriptSig: '07',
  finalScriptWitness: '08',
} as const;

/** A PSBT of version 0, not verified. */
export interface Psbt {
  transaction: UnsignedTransaction;
  txid: string;
  whole: Rows;
  inputs: Rows[];
  outputs: Rows[];
}

/** Characters; far more than 1,000 inputs with their funding transactions need. */
const MAX_TEXT = 64 * 1024 * 1024;
/** A block has no room for more. */
const MAX_TRANSACTION_BYTES = 1_000_000;
const MAGIC_HEX = /^70736274ff/i;
const VERSION_2 = '02000000';

/** Reads a PSBT of version 0 or 2 in base64 or hex; `null` if the text is none. Without inputs, the rows of outputs are not read. */
export function readPsbt(text: string): Psbt | null {
  if (text.length > MAX_TEXT) return null;
  const trimmed = text.trim();
  const bytes = MAGIC_HEX.test(trimmed) ? decodeHex(trimmed) : decodeBase64(trimmed);
  try {
    if (bytes === null) return null;
    requireFewRows(bytes);
    return parse(isVersion2(bytes) ? toVersion0(bytes) : bytes);
  } catch {
    return null;
  }
}

function isVersion2(bytes: Uint8Array): boolean {
  const version = new RowReader(bytes).readMap().get(ROW.version);
  return version !== undefined && encodeHex(version) === VERSION_2;
}

/** Parses version 0: rows that this page keeps as they are have the form that the library knows. */
function parse(bytes: Uint8Array): Psbt {
  const reader = new RowReader(bytes);
  const whole = reader.readMap();
  const raw = whole.get(ROW.unsignedTransaction);
  if (raw === undefined || raw.length > MAX_TRANSACTION_BYTES) throw new Error('it has no transaction');
  if (whole.get(ROW.version)?.some((byte) => byte !== 0)) throw new Error('it is of another version');
  const transaction = RawOldTx.decode(raw);
  const psbt = { transaction, txid: computeTxid(transaction), whole, inputs: [], outputs: [] };
  // Programs differ in how many maps they write then.
  if (transaction.inputs.length === 0) return psbt;
  if (transaction.inputs.some(({ finalScriptSig }) => finalScriptSig.length > 0)) throw new Error('it is signed');
  const inputs = transaction.inputs.map(() => reader.readMap());
  const outputs = transaction.outputs.map(() => reader.readMap());
  if (!reader.isAtEnd) throw new Error('it goes on');
  RawPSBTV0.decode(bytes);
  return { ...psbt, inputs, outputs };
}

/** Base64. */
export function formatPsbt({ whole, inputs, outputs }: Pick<Psbt, 'whole' | 'inputs' | 'outputs'>): string {
  return encodeBase64(formatRows([whole, ...inputs, ...outputs]));
}

/** A PSBT without any signature or information. */
export function createPsbt(transaction: UnsignedTransaction): Psbt {
  return {
    transaction,
    txid: computeTxid(transaction),
    whole: new Map([[ROW.unsignedTransaction, RawOldTx.encode(transaction)]]),
    inputs: transaction.inputs.map(() => new Map()),
    outputs: transaction.outputs.map(() => new Map()),
  };
}

/*
 * PSBT version 2 (BIP370) has the transaction in fields of its own. It is read as the version 0 of the same transaction, and
 * never written (docs/bitcoin.md#versions-of-a-psbt).
 */

/** Keys of the fields that make the transaction, and of the version. */
const FIELDS = {
  whole: ['02', '03', '04', '05', '06', 'fb'],
  input: ['0e', '0f', '10', '11', '12'],
  output: ['03', '04'],
};
const UNSIGNED_TRANSACTION = '00';
const FINAL_SEQUENCE = 0xffffffff;

/** The bytes of a PSBT of version 2 as version 0. Throws Error if a field is missing or wrong, or of version 0. */
function toVersion0(bytes: Uint8Array): Uint8Array {
  const { global, inputs, outputs } = RawPSBTV2.decode(bytes);
  const transaction = RawOldTx.encode({
    version: requireField(global.txVersion),
    inputs: inputs.map(({ txid, index, sequence = FINAL_SEQUENCE }) => {
      return { txid: requireField(txid), index: requireField(index), finalScriptSig: new Uint8Array(), sequence };
    }),
    outputs: outputs.map(({ amount, script }) => ({ amount: requireField(amount), script: requireField(script) })),
    lockTime: chooseLocktime(inputs, global.fallbackLocktime ?? 0),
  });
  const reader = new RowReader(bytes);
  const whole = dropRows(reader.readMap(), FIELDS.whole);
  whole.set(UNSIGNED_TRANSACTION, transaction);
  return formatRows([
    whole,
    ...inputs.map(() => dropRows(reader.readMap(), FIELDS.input)),
    ...outputs.map(() => dropRows(reader.readMap(), FIELDS.output)),
  ]);
}

interface Locks {
  requiredHeightLocktime?: number | undefined;
  requiredTimeLocktime?: number | undefined;
}

/** The highest lock of the kind that all inputs with a lock have; heights come first (BIP370). */
function chooseLocktime(inputs: readonly Locks[], fallback: number): number {
  const heights = inputs.map((input) => input.requiredHeightLocktime);
  const times = inputs.map((input) => input.requiredTimeLocktime);
  const isFree = (_: unknown, input: number) => heights[input] === undefined && times[input] === undefined;
  if (heights.every(isFree)) return fallback;
  for (const locks of [heights, times]) {
    if (locks.every((lock, input) => lock !== undefined || isFree(lock, input)))
      return Math.max(...locks.filter((lock) => lock !== undefined));
  }
  throw new Error('its inputs require a height and a time');
}

function dropRows(rows: Rows, keys: readonly string[]): Rows {
  for (const key of keys) rows.delete(key);
  return rows;
}

/** The library has checked that it is there. */
function requireField<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it lacks a field');
  return value;
}

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
function requireFewRows(bytes: Uint8Array): void {
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
