import { Psbt, Transaction } from 'bitcoinjs-lib';
import { encodeBase64 } from '@/bitcoin/bytes';
import { formatMaps, type PsbtMap, readCompactSize, readMaps, readUint } from '@/bitcoin/psbt/psbt-maps';
import { type Damage, readTransactionText } from '@/bitcoin/psbt/transaction-text';

const REASONS: Record<Damage, string> = {
  unreadable: 'it is neither base64 nor hex',
  'not-a-transaction': 'it is not a PSBT',
  'cut-off': 'it is cut off',
  'too-long': 'it is too long',
};

/** Parses a PSBT as `readTransactionText` finds it: BIP174, or BIP370, which becomes version 0. Throws Error. */
export function readPsbt(text: string): Psbt {
  const read = readTransactionText(text);
  if (read.kind !== 'psbt') throw new Error(REASONS[read.kind === 'damaged' ? read.why : 'not-a-transaction']);
  const version0 = toVersion0(read.bytes);
  const psbt = Psbt.fromBuffer(version0.bytes);
  requireVersion0(psbt, version0.mapCount);
  return psbt;
}

/** Base64. `Psbt.toBase64()` overflows the stack in browsers from about 630 inputs. */
export function encodePsbt(psbt: Psbt): string {
  return encodeBase64(psbt.toBuffer());
}

/*
 * PSBT version 2 (BIP370) has the transaction in fields of its own. It is read as the version 0 of the same transaction, and
 * never written (docs/bitcoin.md#versions-of-a-psbt).
 */

/** Types of keys that version 2 alone has (BIP370, BIP375). */
const ONLY_VERSION_2 = {
  whole: [0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08],
  input: [0x0e, 0x0f, 0x10, 0x11, 0x12, 0x1d, 0x1e, 0x1f, 0x20],
  output: [0x03, 0x04, 0x09, 0x0a],
};
const UNSIGNED_TRANSACTION = '00';
const VERSION = 'fb';
const FINAL_SEQUENCE = 0xffffffff;
/** Locktimes below it are heights, others times (BIP65). */
const FIRST_TIME = 500_000_000;

interface Version0 {
  bytes: Uint8Array;
  /** Number of maps up to the last byte. */
  mapCount: number;
}

/** A PSBT as version 0. Throws Error for another version than 0 and 2, and if a field is missing or wrong. */
function toVersion0(bytes: Uint8Array): Version0 {
  const maps = readMaps(bytes);
  const [whole] = maps;
  const version = whole?.get(VERSION);
  if (version !== undefined && version.length !== 4) throw new Error('its version is not a number');
  switch (readUint(version ?? new Uint8Array())) {
    case 0:
      return { bytes, mapCount: maps.length };
    case 2:
      return { bytes: formatMaps(convert(maps)), mapCount: maps.length };
    default:
      throw new Error('it is of another version');
  }
}

/** Throws Error for fields of version 2, and for more or fewer maps than the transaction has inputs and outputs. */
function requireVersion0({ data }: Psbt, mapCount: number): void {
  const { inputs, outputs } = data;
  requireNone(data.globalMap, ONLY_VERSION_2.whole);
  for (const input of inputs) requireNone(input, ONLY_VERSION_2.input);
  for (const output of outputs) requireNone(output, ONLY_VERSION_2.output);
  // Programs differ in how many maps they write for a transaction without inputs or outputs.
  const isWhole = inputs.length > 0 && outputs.length > 0;
  if (isWhole && mapCount !== 1 + inputs.length + outputs.length) throw new Error('it goes on');
}

interface Unknowns {
  unknownKeyVals?: { key: Uint8Array }[];
}

function requireNone({ unknownKeyVals = [] }: Unknowns, types: readonly number[]): void {
  const type = unknownKeyVals.map(({ key }) => key[0] ?? 0).find((one) => types.includes(one));
  if (type !== undefined) throw new Error(`it has a field of version 2, 0x${type.toString(16).padStart(2, '0')}`);
}

/** Takes the fields of version 2 out of the maps, and makes the transaction of them. */
function convert([whole = new Map(), ...maps]: PsbtMap[]): PsbtMap[] {
  if (whole.has(UNSIGNED_TRANSACTION)) throw new Error('it has a transaction as well');
  const tx = new Transaction();
  tx.version = readUint(take(whole, '02', 4));
  const fallback = readUint(take(whole, '03', 4, new Uint8Array(4)));
  const [inputCount, outputCount] = [takeCount(whole, '04'), takeCount(whole, '05')];
  // Who may add inputs and outputs. A signature of everything (SIGHASH_ALL) ends that.
  take(whole, '06', 1, new Uint8Array(1));
  whole.delete(VERSION);
  if (maps.length !== inputCount + outputCount) throw new Error('its counts are wrong');
  const [inputs, outputs] = [maps.slice(0, inputCount), maps.slice(inputCount)];
  const locks = inputs.map((input) => {
    const hash = take(input, '0e', 32);
    const index = readUint(take(input, '0f', 4));
    const sequence = takeNumber(input, '10');
    tx.addInput(hash.slice(), index, sequence ?? FINAL_SEQUENCE);
    return { time: takeNumber(input, '11'), height: takeNumber(input, '12') };
  });
  for (const output of outputs) {
    const amount = take(output, '03', 8);
    const value = new DataView(amount.buffer, amount.byteOffset).getBigInt64(0, true);
    tx.addOutput(take(output, '04').slice(), value);
  }
  tx.locktime = chooseLocktime(locks, fallback);
  return [new Map([[UNSIGNED_TRANSACTION, tx.toBuffer()], ...whole]), ...inputs, ...outputs];
}

interface Lock {
  time: number | null;
  height: number | null;
}

/** The highest lock of the kind that all inputs with a lock have; heights come first (BIP370). */
function chooseLocktime(locks: readonly Lock[], fallback: number): number {
  for (const { time, height } of locks) {
    if (time !== null && time < FIRST_TIME) throw new Error(`${time} is not a time`);
    if (height !== null && (height === 0 || height >= FIRST_TIME)) throw new Error(`${height} is not a height`);
  }
  const locked = locks.filter(({ time, height }) => time !== null || height !== null);
  if (locked.length === 0) return fallback;
  for (const kind of ['height', 'time'] as const) {
    const required = locked.map((lock) => lock[kind]).filter((lock) => lock !== null);
    if (required.length === locked.length) return Math.max(...required);
  }
  throw new Error('its inputs require a height and a time');
}

/** Removes a field, and returns its value. @param fallback for a field that may be missing */
function take(map: PsbtMap, key: string, length?: number, fallback?: Uint8Array): Uint8Array {
  const value = map.get(key) ?? fallback;
  if (value === undefined) throw new Error(`it lacks the field 0x${key}`);
  if (length !== undefined && value.length !== length) throw new Error(`its field 0x${key} has ${value.length} bytes`);
  map.delete(key);
  return value;
}

/** `null`: missing. */
function takeNumber(map: PsbtMap, key: string): number | null {
  return map.has(key) ? readUint(take(map, key, 4)) : null;
}

function takeCount(whole: PsbtMap, key: string): number {
  let rest = take(whole, key);
  const count = readCompactSize((length) => {
    if (rest.length < length) throw new Error('it is cut off');
    const bytes = rest.subarray(0, length);
    rest = rest.subarray(length);
    return bytes;
  });
  if (rest.length > 0) throw new Error(`its field 0x${key} is too long`);
  return count;
}
