/* Zips byte by byte (APPNOTE 6.3), so that each field can be wrong. */

export interface ZipPart {
  name: string | Uint8Array;
  content: string;
  /** Fields that are changed in the local header, in the list, or in both. */
  local?: Partial<Fields>;
  central?: Partial<Fields & CentralFields>;
  both?: Partial<Fields>;
}

interface Fields {
  version: number;
  flags: number;
  method: number;
  crc: number;
  packed: number;
  size: number;
  extra: Uint8Array;
  name: string | Uint8Array;
}

interface CentralFields {
  attributes: number;
  comment: Uint8Array;
  offset: number;
  disk: number;
}

export interface ZipEnd {
  here: number;
  count: number;
  size: number;
  start: number;
  comment: Uint8Array;
  /** Bytes before the first entry, between the list and its end, and behind everything. */
  before: Uint8Array;
  between: Uint8Array;
  after: Uint8Array;
}

const NONE = new Uint8Array();
const utf8 = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
const join = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function numbers(...fields: readonly [value: number, bytes: number][]): Uint8Array {
  return join(
    fields.map(([value, bytes]) => Uint8Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );
}

/** By its definition, and not as in the program. */
export function computeCrc(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    for (let bit = 0; bit < 8; bit += 1) {
      const isOdd = ((crc ^ (byte >> bit)) & 1) === 1;
      crc = isOdd ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export function makeZip(parts: readonly ZipPart[], end: Partial<ZipEnd> = {}): Uint8Array {
  const before = end.before ?? NONE;
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = before.length;
  for (const { name, content, local = {}, central = {}, both = {} } of parts) {
    const bytes = utf8(content);
    const isAscii = utf8(name).every((byte) => byte < 128);
    const base: Fields = {
      version: 20,
      flags: isAscii ? 0 : 0x800,
      method: 0,
      crc: computeCrc(bytes),
      packed: bytes.length,
      size: bytes.length,
      extra: NONE,
      name,
      ...both,
    };
    const head = ({ version, flags, method, crc, packed, size, extra, name: shown }: Fields) =>
      numbers(
        [version, 2],
        [flags, 2],
        [method, 2],
        [0, 2],
        [0x21, 2],
        [crc, 4],
        [packed, 4],
        [size, 4],
        [utf8(shown).length, 2],
        [extra.length, 2],
      );
    const here = { ...base, ...local };
    const entry = join([numbers([0x04034b50, 4]), head(here), utf8(here.name), here.extra, bytes]);
    locals.push(entry);
    const listed = { ...base, attributes: 0, comment: NONE, offset, disk: 0, ...central };
    centrals.push(
      join([
        numbers([0x02014b50, 4], [20, 2]),
        head(listed),
        numbers([listed.comment.length, 2], [listed.disk, 2], [0, 2], [listed.attributes, 4], [listed.offset, 4]),
        utf8(listed.name),
        listed.extra,
        listed.comment,
      ]),
    );
    offset += entry.length;
  }
  const list = join(centrals);
  const comment = end.comment ?? NONE;
  return join([
    before,
    ...locals,
    list,
    end.between ?? NONE,
    numbers(
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [end.here ?? parts.length, 2],
      [end.count ?? parts.length, 2],
      [end.size ?? list.length, 4],
      [end.start ?? offset, 4],
      [comment.length, 2],
    ),
    comment,
    end.after ?? NONE,
  ]);
}
