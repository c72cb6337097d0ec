import { daily, nightly } from '@tests/daily';
import { describe, expect, test } from 'vitest';
import { formatMaps, readCompactSize, readMaps, readUint } from '@/bitcoin/psbt/psbt-maps';
import { hex } from './releases';

/* BIP174, serialisation */

const MAGIC = '70736274ff';

function read(rest: string) {
  return readMaps(hex(MAGIC + rest)).map((map) =>
    [...map].map(([key, value]) => [key, Buffer.from(value).toString('hex')]),
  );
}

describe('the maps of a PSBT', () => {
  test.each<[string, string, string[][][]]>([
    ['none', '', []],
    ['empty ones', '0000', [[], []]],
    ['a row', '0100' + '02abcd' + '00', [[['00', 'abcd']]]],
    ['a row without a value', '0201ff' + '00' + '00', [[['01ff', '']]]],
    ['the same key in two maps', '010001aa00' + '010001bb00', [[['00', 'aa']], [['00', 'bb']]]],
  ])('are read: %s', (_name, rest, expected) => {
    expect(read(rest)).toEqual(expected);
  });

  test.each([
    ['another first byte', '71736274ff00', 'it is not a PSBT'],
    ['another last byte of its magic', '70736274fe00', 'it is not a PSBT'],
    ['too short for its magic', '707362', 'it is not a PSBT'],
    ['a key that is cut off', `${MAGIC}02aa`, 'it is cut off'],
    ['a value that is cut off', `${MAGIC}010002ab`, 'it is cut off'],
    ['a row without an end of its map', `${MAGIC}010001aa`, 'it is cut off'],
    ['a key that is repeated in one map', `${MAGIC}010001aa010001bb00`, 'a key is repeated'],
    ['a length of 64 bits', `${MAGIC}ff0100000000000000`, 'a length is too large'],
  ])('are refused: %s', (_name, bytes, message) => {
    expect(() => readMaps(hex(bytes))).toThrow(message);
  });

  nightly('have at most 200,000 rows together', () => {
    // Rows of five bytes: a key of three, and no value.
    const build = (count: number) => {
      const bytes = new Uint8Array(5 + 5 * count + 1);
      bytes.set(hex(MAGIC));
      for (let at = 0; at < count; at += 1) bytes.set([3, at, at >> 8, at >> 16], 5 + 5 * at);
      return bytes;
    };
    expect(readMaps(build(200_000))[0]?.size).toBe(200_000);
    expect(() => readMaps(build(200_001))).toThrow('it has too many rows');
    // Counted over all maps: a repeated key would be refused in one.
    const two = new Uint8Array(Buffer.concat([build(150_000), build(50_001).subarray(5)]));
    expect(() => readMaps(two)).toThrow('it has too many rows');
    // Empty maps count too.
    const empty = (count: number) => new Uint8Array(Buffer.concat([hex(MAGIC), Buffer.alloc(count)]));
    expect(readMaps(empty(200_001))).toHaveLength(200_001);
    expect(() => readMaps(empty(200_002))).toThrow('it has too many rows');
  });

  test.each(daily(3, [0, 1, 0xfc, 0xfd, 0xfe, 0xff, 0x100, 0xffff, 0x10000, 0x12345]))(
    'are written and read again with a value of %i bytes',
    (length) => {
      const maps = [new Map([['01', new Uint8Array(length).fill(7)]]), new Map()];
      expect(readMaps(formatMaps(maps))).toEqual(maps);
    },
  );

  test.each([
    [0xfc, 'fc'],
    [0xfd, 'fdfd00'],
    [0xffff, 'fdffff'],
    [0x10000, 'fe00000100'],
  ])('have the length %i in its shortest form', (length, expected) => {
    const written = formatMaps([new Map([['01', new Uint8Array(length)]])]);
    expect(
      Buffer.from(written)
        .toString('hex')
        .slice(14, 14 + expected.length),
    ).toBe(expected);
  });
});

test.each([
  ['', 0],
  ['01', 1],
  ['0201', 0x102],
  ['00000080', 0x80000000],
])('%s is the number %i', (bytes, expected) => {
  expect(readUint(hex(bytes))).toBe(expected);
});

test.each([
  ['fc', 0xfc],
  ['fdfd00', 0xfd],
  ['fe00000100', 0x10000],
])('%s is the length %i', (bytes, expected) => {
  const rest = [...hex(bytes)];
  expect(readCompactSize((length) => Uint8Array.from(rest.splice(0, length)))).toBe(expected);
  expect(rest).toEqual([]);
});
