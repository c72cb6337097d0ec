import { daily, nightly } from '@tests/daily';
import { makeZip, type ZipEnd, type ZipPart } from '@tests/unit/evidence/zips';
import { describe, expect, test } from 'vitest';
import { MAX_EVIDENCE_BYTES, type ZipProblem } from '@/domain/evidence/zip-problem';
import { readZipStructure } from '@/domain/evidence/zip-structure';
import { readEvidence } from '@/exit/recovery/evidence/read-evidence';

/* Zips that one program reads otherwise than another, or that write where they should not (docs/settlement.md#evidence-file). */

const A: ZipPart = { name: 'files/a.txt', content: 'first' };
const B: ZipPart = { name: 'files/b.txt', content: 'second' };
const UNICODE_PATH = Uint8Array.of(0x75, 0x70, 0, 0);
const bytes = (...values: number[]) => Uint8Array.from(values);
const part = (change: Partial<ZipPart>): [ZipPart[]] => [[{ ...A, ...change }, B]];
const named = (name: string | Uint8Array): [ZipPart[]] => [[{ ...A, name }]];

const CASES: [what: string, problem: ZipProblem, zip: [parts: ZipPart[], end?: Partial<ZipEnd>]][] = [
  ['a folder above', 'path', named('../a.txt')],
  ['a folder above, inside', 'path', named('files/../../a.txt')],
  ['a step to the same folder', 'path', named('files/./a.txt')],
  ['two separators', 'path', named('files//a.txt')],
  ['an absolute path', 'path', named('/etc/passwd')],
  ['a drive', 'path', named('C:/a.txt')],
  ['a backslash', 'path', named('files\\a.txt')],
  ['a backslash that leads up', 'path', named('files/..\\..\\a.txt')],
  ['an unknown folder', 'path', named('secrets/a.txt')],
  ['a folder in a folder', 'path', named('files/more/a.txt')],
  ['a folder as an entry', 'path', named('files/')],
  ['an unknown file', 'path', named('install.sh')],
  ['a known file in another case', 'path', named('KIT.json')],
  ['a name with an end in it', 'path', named('files/a.txt\0.exe')],
  ['a name with a line end', 'path', named('files/a\n.txt')],
  ['a name that is turned around', 'path', named('files/\u202egpj.exe')],
  ['an invisible character', 'path', named('files/a\u200b.txt')],
  ['a name that Windows gives to a device', 'path', named('files/CON.txt')],
  ['a stream of another file', 'path', named('files/a.txt:hidden')],
  ['a hidden file', 'path', named('files/.profile')],
  ['a name with a dot at the end', 'path', named('files/a.txt.')],
  ['a decomposed name', 'path', named('files/n\u0303.txt')],
  [
    'a name that is not UTF-8',
    'path',
    [[{ ...A, name: bytes(...new TextEncoder().encode('files/'), 0xff), both: { flags: 0x800 } }]],
  ],
  ['a name in letters of another page', 'path', [[{ ...A, name: 'files/ñ.txt', both: { flags: 0 } }]]],
  ['no name', 'path', named('')],
  ['one name twice', 'name-repeated', [[A, { ...A, content: 'other' }]]],
  ['one name in other letters', 'name-repeated', [[A, { ...A, name: 'files/A.TXT' }]]],
  ['a compressed file', 'compressed', part({ both: { method: 8 } })],
  ['another compression', 'compressed', part({ both: { method: 12 } })],
  ['an encrypted file', 'encrypted', part({ both: { flags: 1 } })],
  ['strong encryption', 'encrypted', part({ both: { flags: 0x41 } })],
  ['hidden headers', 'encrypted', part({ both: { flags: 0x2000 } })],
  ['AES', 'encrypted', part({ both: { method: 99 } })],
  ['a data descriptor', 'extension', part({ both: { flags: 8, crc: 0, packed: 0, size: 0 } })],
  ['another name in a field', 'extension', part({ both: { extra: UNICODE_PATH } })],
  ['another name in a field of the list', 'extension', part({ central: { extra: UNICODE_PATH } })],
  ['zip64', 'extension', part({ both: { version: 45 } })],
  ['a comment of a file', 'extension', part({ central: { comment: bytes(65) } })],
  ['a link', 'extension', part({ central: { attributes: (0xa1ff << 16) >>> 0 } })],
  ['a folder by its attributes', 'extension', part({ central: { attributes: 0x10 } })],
  ['a file on another disk', 'extension', part({ central: { disk: 1 } })],
  ['a comment', 'extension', [[A], { comment: bytes(1, 2, 3) }]],
  ['bytes behind the end', 'extension', [[A], { after: bytes(1, 2, 3) }]],
  ['the pointer to a zip64 list', 'extension', [[A], { between: bytes(0x50, 0x4b, 6, 7, ...new Array(16).fill(0)) }]],
  ['bytes before the first file', 'sizes', [[A], { before: bytes(1, 2, 3) }]],
  ['a gap before the end', 'sizes', [[A], { between: bytes(1, 2, 3, 4) }]],
  ['a packed size that is another', 'sizes', part({ both: { packed: 4 } })],
  ['a size that is too large', 'sizes', part({ both: { packed: 6, size: 6 } })],
  ['a size that is too small', 'sizes', part({ both: { packed: 4, size: 4 } })],
  ['a last file that is longer than the rest', 'sizes', [[{ ...A, both: { packed: 6, size: 6 } }]]],
  ['a file over another', 'sizes', [[A, { ...B, central: { offset: 0 } }]]],
  ['a file that begins inside another', 'sizes', [[A, { ...B, central: { offset: 41 } }]]],
  ['a list that counts one too few', 'sizes', [[A, B], { count: 1, here: 1 }]],
  ['a list that counts one too many', 'sizes', [[A, B], { count: 3, here: 3 }]],
  ['two counts', 'sizes', [[A, B], { here: 1 }]],
  ['a list that starts elsewhere', 'sizes', [[A, B], { start: 3 }]],
  ['a file with two names', 'headers-differ', part({ local: { name: 'files/c.txt' } })],
  ['a file with a longer name', 'headers-differ', part({ local: { name: 'files/aa.txt' } })],
  ['a file with two sizes', 'headers-differ', part({ local: { packed: 4, size: 4 } })],
  ['a file with two methods', 'headers-differ', part({ local: { method: 8 } })],
  ['a file with two flags', 'headers-differ', part({ local: { flags: 8 } })],
  ['a file with two checksums', 'headers-differ', part({ local: { crc: 1 } })],
  ['a field beside a file', 'headers-differ', part({ local: { extra: UNICODE_PATH } })],
  ['a checksum that is wrong', 'checksum', part({ both: { crc: 1 } })],
];

describe('a zip is refused by name', () => {
  test.each(daily(5, CASES))('%s: %s', async (_what, problem, [parts, end]) => {
    const result = await readEvidence(makeZip(parts, end));
    expect(result).toMatchObject({ ok: false, error: { problem } });
  });

  test.each<[string, ZipProblem, Uint8Array]>([
    ['nothing', 'not-a-zip', bytes()],
    ['another file', 'not-a-zip', new TextEncoder().encode('%PDF-1.7 and so on, and so on')],
    ['a zip without its end', 'not-a-zip', makeZip([A, B]).slice(0, -30)],
    ['a zip without its start', 'sizes', makeZip([A, B]).slice(20)],
    [
      'too many files',
      'too-many',
      makeZip(Array.from({ length: 2_001 }, (_, at) => ({ name: `files/${at}`, content: '' }))),
    ],
    ['a count of zip64', 'too-many', makeZip([A], { count: 0xffff, here: 0xffff })],
    ['a file of more than 200 MB', 'too-large', new Uint8Array(MAX_EVIDENCE_BYTES + 1)],
  ])('%s: %s', async (_what, problem, zip) => {
    expect(await readEvidence(zip)).toMatchObject({ ok: false, error: { problem } });
  });

  nightly('names the entry, shortened', () => {
    const name = `files/${'x'.repeat(500)}`;
    const result = readZipStructure(makeZip([{ name, content: '' }]));
    expect(result).toEqual({ ok: false, error: { problem: 'path', name: `${name.slice(0, 99)}…` } });
  });
});

nightly('an honest zip is read, with letters of any language, empty files and as many as allowed', () => {
  const parts = [A, { name: 'files/Año ½ (2).pdf', content: '' }, { name: 'files/契約.txt', content: '契' }];
  const read = readZipStructure(makeZip(parts));
  expect(read.ok && read.value.map(({ name, size }) => [name, size])).toEqual([
    ['files/a.txt', 5],
    ['files/Año ½ (2).pdf', 0],
    ['files/契約.txt', 3],
  ]);
  const most = Array.from({ length: 2_000 }, (_, at) => ({ name: `files/${at}`, content: '' }));
  expect(readZipStructure(makeZip(most))).toMatchObject({ ok: true });
});
