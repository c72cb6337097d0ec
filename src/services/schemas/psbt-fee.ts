import { sha256 } from '@noble/hashes/sha2.js';
import { type Sats, toSats } from '@/domain/primitives/amount';

/*
 * The fee of a transaction as its PSBT says it, read with the record. Nothing is proven by it: what is signed is inspected
 * with all its rules first (docs/bitcoin.md#before-signing-a-psbt).
 */

const MAGIC = '70736274ff';
/** Keys of fields, hex (BIP174, BIP370). */
const WHOLE = { transaction: '00', inputCount: '04' };
const INPUT = { previousTransaction: '00', witnessUtxo: '01', index: '0f' };
const OUTPUT = { amount: '03' };

type Fields = ReadonlyMap<string, Uint8Array>;

/**
 * The network fee of the transaction in a PSBT of version 0 or 2, base64 or hex; `null` if it does not say.
 * @param txid `null` for any; otherwise the transaction has to be this one, which only version 0 can prove
 */
export function readPsbtFee(text: string, txid: string | null): Sats | null {
  try {
    const [whole = new Map(), ...maps] = readMaps(decode(text.trim()));
    const transaction = whole.get(WHOLE.transaction);
    if (txid !== null && (transaction === undefined || computeTxid(transaction) !== txid)) return null;
    const { indexes, amounts } = transaction === undefined ? readVersion2(whole, maps) : readTransaction(transaction);
    const spent = indexes.map((index, at) => readSpentAmount(maps[at], index));
    return toSats(sum(spent) - sum(amounts));
  } catch {
    return null;
  }
}

function decode(text: string): Uint8Array {
  if (!text.toLowerCase().startsWith(MAGIC)) return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function computeTxid(transaction: Uint8Array): string {
  return toHex(sha256(sha256(transaction)).reverse());
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Reads bytes in order. Throws RangeError behind the last one. */
function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let offset = 0;
  const skip = (length: number): number => {
    if (offset + length > bytes.length) throw new RangeError('It is cut off');
    offset += length;
    return offset - length;
  };
  const readSize = (): number => {
    const first = view.getUint8(skip(1));
    if (first < 0xfd) return first;
    return first === 0xfd ? view.getUint16(skip(2), true) : view.getUint32(skip(4), true);
  };
  return {
    skip,
    readSize,
    isAtEnd: () => offset >= bytes.length,
    readNumber: () => view.getUint32(skip(4), true),
    readAmount: () => view.getBigUint64(skip(8), true),
    readField: () => {
      const length = readSize();
      const start = skip(length);
      return bytes.subarray(start, start + length);
    },
  };
}

function readMaps(bytes: Uint8Array): Fields[] {
  const reader = createReader(bytes);
  const start = reader.skip(MAGIC.length / 2);
  if (toHex(bytes.subarray(start, MAGIC.length / 2)) !== MAGIC) throw new Error('It is not a PSBT');
  const maps: Fields[] = [];
  while (!reader.isAtEnd()) {
    const fields = new Map<string, Uint8Array>();
    for (let key = reader.readField(); key.length > 0; key = reader.readField())
      fields.set(toHex(key), reader.readField());
    maps.push(fields);
  }
  return maps;
}

interface Parts {
  /** Index of the output that each input spends. */
  indexes: number[];
  /** What each output holds. */
  amounts: bigint[];
}

function readTransaction(bytes: Uint8Array): Parts {
  const reader = createReader(bytes);
  reader.skip(4);
  // No transaction is without inputs: a zero is the marker of one with witnesses (BIP144).
  let inputCount = reader.readSize();
  if (inputCount === 0) {
    reader.skip(1);
    inputCount = reader.readSize();
  }
  const indexes = Array.from({ length: inputCount }, () => {
    reader.skip(32);
    const index = reader.readNumber();
    reader.readField();
    reader.skip(4);
    return index;
  });
  const amounts = Array.from({ length: reader.readSize() }, () => {
    const amount = reader.readAmount();
    reader.readField();
    return amount;
  });
  return { indexes, amounts };
}

function readVersion2(whole: Fields, maps: readonly Fields[]): Parts {
  const inputCount = createReader(take(whole, WHOLE.inputCount)).readSize();
  return {
    indexes: maps.slice(0, inputCount).map((input) => createReader(take(input, INPUT.index)).readNumber()),
    amounts: maps.slice(inputCount).map((output) => createReader(take(output, OUTPUT.amount)).readAmount()),
  };
}

function readSpentAmount(input: Fields | undefined, index: number): bigint {
  const output = input?.get(INPUT.witnessUtxo);
  if (output !== undefined) return createReader(output).readAmount();
  const amount = readTransaction(take(input, INPUT.previousTransaction)).amounts[index];
  if (amount === undefined) throw new Error('It spends an output that does not exist');
  return amount;
}

function take(fields: Fields | undefined, key: string): Uint8Array {
  const value = fields?.get(key);
  if (value === undefined) throw new Error(`It lacks the field 0x${key}`);
  return value;
}
