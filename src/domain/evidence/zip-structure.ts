import { isEvidenceName, toNameKey } from '@/domain/evidence/evidence-names';
import {
  MAX_EVIDENCE_BYTES,
  MAX_EVIDENCE_ENTRIES,
  type ZipFault,
  type ZipProblem,
} from '@/domain/evidence/zip-problem';
import type { Result } from '@/domain/primitives/errors';

/*
 * The structure of a zip (APPNOTE 6.3), read before a library unpacks it. Libraries and programs differ in what they believe if
 * two parts of a zip contradict each other, so that one file could show two contents. Here each byte has one meaning: the entries
 * follow one another from the first byte, then the list of them, then its end. Everything else is refused.
 */

export interface ZipEntry {
  name: string;
  size: number;
  /** CRC-32 of its content. */
  crc: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const MAX_COMMENT = 0xffff;
const ENCRYPTED = 0x2041;
const UTF8 = 0x0800;
/** The last version that neither zip64 nor another kind of compression needs. */
const VERSION = 20;
const FOLDER = 0x10;
const REGULAR_FILE = 8;
/** The method that stands for AES. */
const AES = 99;

class Refusal extends Error {
  readonly fault: ZipFault;

  constructor(problem: ZipProblem, name?: string) {
    super(problem);
    this.fault = { problem, ...(name === undefined ? {} : { name }) };
  }
}

/** The entries in their order, or the first thing that is wrong. */
export function readZipStructure(bytes: Uint8Array): Result<ZipEntry[], ZipFault> {
  try {
    return { ok: true, value: readEntries(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.fault };
    // Past the end of the bytes.
    if (error instanceof RangeError) return { ok: false, error: { problem: 'not-a-zip' } };
    throw error;
  }
}

function readEntries(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length > MAX_EVIDENCE_BYTES) throw new Refusal('too-large');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, start, end } = readEnd(view);
  const taken = new Set<string>();
  const entries: ZipEntry[] = [];
  let [at, local] = [start, 0];
  for (let index = 0; index < count; index += 1) {
    const central = readCentral(bytes, view, at);
    const { name, nameBytes, size } = central;
    const key = toNameKey(name);
    if (taken.has(key)) throw new Refusal('name-repeated', name);
    taken.add(key);
    if (central.offset !== local) throw new Refusal('sizes', name);
    checkLocal(bytes, view, { central: at, local, name, nameLength: nameBytes.length });
    local += LOCAL_BYTES + nameBytes.length + size;
    at += CENTRAL_BYTES + nameBytes.length;
    entries.push({ name, size, crc: central.crc });
  }
  if (local !== start || at !== end) throw new Refusal('sizes');
  return entries;
}

/** The last record: how many entries, and where the list of them is. */
function readEnd(view: DataView): { count: number; start: number; end: number } {
  const end = view.byteLength - END_BYTES;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Refusal(hasEarlierEnd(view) ? 'extension' : 'not-a-zip');
  const [disk, listDisk, here, count] = [4, 6, 8, 10].map((field) => view.getUint16(end + field, true));
  const [size, start] = [12, 16].map((field) => view.getUint32(end + field, true)) as [number, number];
  if (count === undefined || disk !== 0 || listDisk !== 0 || view.getUint16(end + 20, true) !== 0)
    throw new Refusal('extension');
  if (end >= 20 && view.getUint32(end - 20, true) === ZIP64_LOCATOR) throw new Refusal('extension');
  if (here !== count) throw new Refusal('sizes');
  if (count > MAX_EVIDENCE_ENTRIES) throw new Refusal('too-many');
  if (start + size !== end) throw new Refusal('sizes');
  return { count, start, end };
}

/** A comment, or anything else behind the end. */
function hasEarlierEnd(view: DataView): boolean {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) if (view.getUint32(at, true) === END) return true;
  return false;
}

function readCentral(bytes: Uint8Array, view: DataView, at: number) {
  const field = (offset: number) => view.getUint16(at + offset, true);
  if (view.getUint32(at, true) !== CENTRAL) throw new Refusal('sizes');
  const [flags, method, length] = [field(8), field(10), field(28)];
  const nameBytes = take(bytes, at + CENTRAL_BYTES, length);
  const name = decodeName(nameBytes, (flags & UTF8) !== 0);
  if (!isEvidenceName(name)) throw new Refusal('path', shorten(name));
  if ((flags & ENCRYPTED) !== 0 || method === AES) throw new Refusal('encrypted', name);
  if (method !== 0) throw new Refusal('compressed', name);
  const [crc, packed, size] = [16, 20, 24].map((offset) => view.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ];
  const attributes = view.getUint32(at + 38, true);
  const type = attributes >>> 28;
  const isPlain =
    (flags & ~UTF8) === 0 &&
    field(6) <= VERSION &&
    field(30) === 0 &&
    field(32) === 0 &&
    field(34) === 0 &&
    (attributes & FOLDER) === 0 &&
    (type === 0 || type === REGULAR_FILE);
  if (!isPlain) throw new Refusal('extension', name);
  if (packed !== size) throw new Refusal('sizes', name);
  return { name, nameBytes, size, crc, offset: view.getUint32(at + 42, true) };
}

/** From the version needed to the length of the other fields, both have the same bytes. */
const COMMON_BYTES = 26;

interface EntryPlace {
  central: number;
  local: number;
  name: string;
  nameLength: number;
}

function checkLocal(bytes: Uint8Array, view: DataView, { central, local, name, nameLength }: EntryPlace): void {
  if (view.getUint32(local, true) !== LOCAL) throw new Refusal('headers-differ', name);
  for (let at = 0; at < COMMON_BYTES; at += 1)
    if (bytes[local + 4 + at] !== bytes[central + 6 + at]) throw new Refusal('headers-differ', name);
  for (let at = 0; at < nameLength; at += 1)
    if (bytes[local + LOCAL_BYTES + at] !== bytes[central + CENTRAL_BYTES + at])
      throw new Refusal('headers-differ', name);
}

function take(bytes: Uint8Array, start: number, length: number): Uint8Array {
  if (start + length > bytes.length) throw new RangeError('past the end');
  return bytes.subarray(start, start + length);
}

function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  // Without the flag, readers take other letters for those of another page.
  if (!isUtf8 && bytes.some((byte) => byte >= 0x80)) throw new Refusal('path');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Refusal('path');
  }
}

/** As much of a foreign name as a sentence has room for. */
function shorten(name: string): string {
  return name.length > 100 ? `${name.slice(0, 99)}…` : name;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of all bytes so far. @param crc of those before; 0 at first */
export function continueCrc(crc: number, bytes: Uint8Array): number {
  let value = ~crc;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
