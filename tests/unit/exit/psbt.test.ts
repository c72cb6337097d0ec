import { RawOldTx } from '@scure/btc-signer/script.js';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { encodeBase64, encodeHex } from '@/exit/recovery/bytes';
import { createPsbt, formatPsbt, formatRows, ROW, RowReader, readPsbt } from '@/exit/recovery/psbt';
import { required } from './kits';

/* The form of a PSBT: BIP174, version 0. */

const MAGIC = [0x70, 0x73, 0x62, 0x74, 0xff];
const MEBI = 1024 * 1024;

function makeTransaction({ scriptBytes = 22, inputs = 2, outputs = 1, signed = -1 } = {}) {
  return {
    version: 2,
    inputs: Array.from({ length: inputs }, (_, index) => ({
      txid: new Uint8Array(32).fill(7),
      index,
      finalScriptSig: index === signed ? Uint8Array.of(0x51) : new Uint8Array(),
      sequence: 0xfffffffd,
    })),
    outputs: Array.from({ length: outputs }, () => ({ amount: 1_000n, script: new Uint8Array(scriptBytes) })),
    lockTime: 0,
  };
}

const rows = (...entries: [string, number[] | Uint8Array][]) =>
  new Map(entries.map(([key, value]) => [key, Uint8Array.from(value)]));

/** A PSBT of two inputs and one output with these rows, base64. */
function format(
  changes: { whole?: [string, number[]][]; raw?: Uint8Array; maps?: number; more?: number[] } = {},
): string {
  const { whole = [], raw = RawOldTx.encode(makeTransaction()), maps = 3, more = [] } = changes;
  const bytes = formatRows([
    rows([ROW.unsignedTransaction, raw], ...whole),
    ...Array.from({ length: maps }, () => rows()),
  ]);
  return encodeBase64(Uint8Array.of(...bytes, ...more));
}

describe('a PSBT', () => {
  it('is read as it was written, and as bitcoinjs-lib reads it', () => {
    const psbt = createPsbt(makeTransaction());
    psbt.inputs[1]?.set(ROW.sighashType, Uint8Array.of(1, 0, 0, 0));
    const text = formatPsbt(psbt);
    const expected = Psbt.fromBase64(text);
    expect(required(readPsbt(text))).toEqual(psbt);
    expect(expected.data.inputs.map(({ sighashType }) => sighashType)).toEqual([undefined, 1]);
    expect(expected.txInputs.map(({ index }) => index)).toEqual([0, 1]);
    expect(psbt.inputs).toHaveLength(2);
    expect(psbt.outputs).toHaveLength(1);
  });

  it('is read in base64 and in hex of either case, with space around', () => {
    const psbt = required(readPsbt(format()));
    const hex = encodeHex(Buffer.from(format(), 'base64'));
    for (const text of [` ${format()}\n`, hex, `\n${hex.toUpperCase()} `]) expect(readPsbt(text)).toEqual(psbt);
  });

  it('has version 0, with or without a version row', () => {
    expect(readPsbt(format({ whole: [[ROW.version, [0, 0, 0, 0]]] }))).not.toBeNull();
    for (const version of [
      [2, 0, 0, 0],
      [0, 0, 0, 1],
    ])
      expect(readPsbt(format({ whole: [[ROW.version, version]] }))).toBeNull();
  });

  it.each<[string, () => string]>([
    ['no text', () => ''],
    ['any text', () => 'transaction'],
    ['other bytes first', () => `00${encodeHex(Buffer.from(format(), 'base64'))}`],
    ['hex that stops half way', () => encodeHex(Buffer.from(format(), 'base64')).slice(0, -1)],
    ['no transaction', () => encodeBase64(formatRows([rows(), rows(), rows(), rows()]))],
    ['a transaction that is cut off', () => format({ raw: RawOldTx.encode(makeTransaction()).slice(0, -1) })],
    ['a signed input', () => format({ raw: RawOldTx.encode(makeTransaction({ signed: 1 })) })],
    ['too few maps', () => format({ maps: 2 })],
    ['a map too many', () => format({ maps: 4 })],
    ['a byte behind it', () => format({ more: [1] })],
  ])('is not read from %s', (_name, text) => {
    expect(readPsbt(text())).toBeNull();
  });

  it('without inputs is read without the rows of its outputs', () => {
    const raw = RawOldTx.encode(makeTransaction({ inputs: 0 }));
    for (const maps of [0, 1, 5]) expect(readPsbt(format({ raw, maps }))).toMatchObject({ inputs: [], outputs: [] });
  });

  it('has a transaction of at most a million bytes', () => {
    const make = (bytes: number) => {
      const scriptBytes = 22 + bytes - RawOldTx.encode(makeTransaction({ scriptBytes: 100_000 })).length + 100_000 - 22;
      const raw = RawOldTx.encode(makeTransaction({ scriptBytes }));
      expect(raw).toHaveLength(bytes);
      return encodeBase64(formatRows([rows([ROW.unsignedTransaction, raw]), rows(), rows(), rows()]));
    };
    expect(readPsbt(make(1_000_000))).not.toBeNull();
    expect(readPsbt(make(1_000_001))).toBeNull();
  });

  it('has a text of at most 64 Mi characters', () => {
    const text = format();
    expect(readPsbt(text.padEnd(64 * MEBI))).not.toBeNull();
    expect(readPsbt(text.padEnd(64 * MEBI + 1))).toBeNull();
  });
});

describe('the rows of a PSBT', () => {
  const readMap = (...bytes: number[]) => new RowReader(Uint8Array.of(...MAGIC, ...bytes)).readMap();

  it('are read in maps, up to the end', () => {
    const reader = new RowReader(Uint8Array.of(...MAGIC, 1, 5, 2, 8, 9, 2, 6, 7, 0, 0, 1, 5, 0, 0));
    expect(reader.readMap()).toEqual(rows(['05', [8, 9]], ['0607', []]));
    expect(reader.isAtEnd).toBe(false);
    expect(reader.readMap()).toEqual(rows(['05', []]));
    expect(reader.isAtEnd).toBe(true);
  });

  it.each([252, 253, 0xffff, 0x10000])('have values of %i bytes', (length) => {
    const value = new Uint8Array(length).fill(3);
    const key = 'ab'.repeat(length);
    const reader = new RowReader(formatRows([rows(['05', value], [key, [1]])]));
    expect(reader.readMap()).toEqual(rows(['05', value], [key, [1]]));
    expect(reader.isAtEnd).toBe(true);
  });

  it('have lengths of two and of four bytes', () => {
    expect(readMap(1, 5, 0xfd, 2, 0, 8, 9, 0)).toEqual(rows(['05', [8, 9]]));
    expect(readMap(1, 5, 0xfe, 2, 0, 0, 0, 8, 9, 0)).toEqual(rows(['05', [8, 9]]));
  });

  it.each<[string, number[]]>([
    ['no end', [1, 5, 1, 9]],
    ['a key that is cut off', [2, 5]],
    ['a value that is cut off', [1, 5, 2, 9]],
    ['a length that is cut off', [1, 5, 0xfd, 0]],
    ['a length of eight bytes', [1, 5, 0xff, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0]],
    ['a key twice', [1, 5, 1, 9, 1, 5, 1, 9, 0]],
  ])('are refused with %s', (_name, bytes) => {
    expect(() => readMap(...bytes)).toThrow(Error);
  });

  it.each([0, 1, 4])('are refused if byte %i of the first five differs', (at) => {
    const bytes = Uint8Array.of(...MAGIC, 0);
    bytes[at] = 1;
    expect(() => new RowReader(bytes)).toThrow(Error);
  });

  it('are at most 20,000 in all maps', () => {
    const bytes = new Uint8Array(MAGIC.length + 5 * 20_000 + 1 + 4).fill(0);
    bytes.set(MAGIC);
    const view = new DataView(bytes.buffer);
    for (let row = 0; row < 20_000; row++) view.setUint32(MAGIC.length + 5 * row, (3 << 24) | row);
    bytes.set([1, 5, 0, 0], bytes.length - 4);
    const reader = new RowReader(bytes);
    expect(reader.readMap().size).toBe(20_000);
    expect(() => reader.readMap()).toThrow('it has too many rows');
  });

  it('are written in the order of their keys', () => {
    const bytes = formatRows([rows(['06', [1]], ['02ff', [2]], ['0201', []]), rows()]);
    expect([...bytes]).toEqual([...MAGIC, 2, 2, 1, 0, 2, 2, 0xff, 1, 2, 1, 6, 1, 1, 0, 0]);
  });
});
