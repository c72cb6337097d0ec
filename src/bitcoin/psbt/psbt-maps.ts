import { decodeHex, encodeHex } from '@/bitcoin/bytes';

/* The serialisation of a PSBT (BIP174): a map for the whole, and one for each input and output. */

/** Values by key (type and key data, hex). */
export type PsbtMap = Map<string, Uint8Array>;

/** The first bytes of a PSBT. */
const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);
/** Of rows and maps together; far more than 1,000 inputs need. */
const MAX_ROWS = 200_000;

export function hasMagic(bytes: Uint8Array): boolean {
  return MAGIC.every((byte, i) => bytes[i] === byte);
}

/** The message of the error for a PSBT whose last map does not end. */
export const CUT_OFF = 'it is cut off';

/** All maps up to the last byte. Throws Error. */
export function readMaps(bytes: Uint8Array): PsbtMap[] {
  if (!hasMagic(bytes)) throw new Error('it is not a PSBT');
  const maps: PsbtMap[] = [];
  let offset = MAGIC.length;
  let rows = 0;
  const readBytes = (length: number) => {
    if (offset + length > bytes.length) throw new Error(CUT_OFF);
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
  const readField = () => {
    if (rows + maps.length > MAX_ROWS) throw new Error('it has too many rows');
    return readBytes(readCompactSize(readBytes));
  };
  while (offset < bytes.length) {
    const map: PsbtMap = new Map();
    for (let key = readField(); key.length > 0; key = readField()) {
      const name = encodeHex(key);
      if (map.has(name)) throw new Error('a key is repeated');
      rows += 1;
      map.set(name, readField());
    }
    maps.push(map);
  }
  return maps;
}

export function formatMaps(maps: readonly PsbtMap[]): Uint8Array {
  const parts: Uint8Array[] = [MAGIC];
  for (const map of maps) {
    for (const [name, value] of map) {
      const key = decodeHex(name) ?? new Uint8Array();
      parts.push(formatCompactSize(key.length), key, formatCompactSize(value.length), value);
    }
    parts.push(Uint8Array.of(0));
  }
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

/** 64-bit lengths cannot occur. */
export function readCompactSize(readBytes: (length: number) => Uint8Array): number {
  const first = readUint(readBytes(1));
  if (first < 0xfd) return first;
  if (first === 0xff) throw new Error('a length is too large');
  return readUint(readBytes(first === 0xfd ? 2 : 4));
}

/** Little endian. */
export function readUint(bytes: Uint8Array): number {
  let value = 0;
  for (let at = bytes.length - 1; at >= 0; at -= 1) value = value * 0x100 + (bytes[at] ?? 0);
  return value;
}

function formatCompactSize(value: number): Uint8Array {
  if (value < 0xfd) return Uint8Array.of(value);
  if (value <= 0xffff) return Uint8Array.of(0xfd, value, value >> 8);
  return Uint8Array.of(0xfe, value, value >> 8, value >> 16, value >> 24);
}
