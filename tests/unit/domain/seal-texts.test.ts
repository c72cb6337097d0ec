import { describe, expect, test } from 'vitest';
import { formatSealMessage, readSealLine } from '@/domain/seals/seal-line';
import { formatSealFragment, readSealFragment } from '@/domain/seals/seal-link';

const HASH = '0a'.repeat(32);
const KEY = `02${'bc'.repeat(32)}`;
const SIGNATURE = `${'Ab9+/'.repeat(17)}AA=`;
const LINE = `aval:seal:1:12:${HASH}:${SIGNATURE}`;
const SEAL = { kind: 'seal', line: { revision: 12, hash: HASH, signature: SIGNATURE } };
const NONE = { kind: 'none' };
const UNREADABLE = { kind: 'unreadable' };

describe('a line of the chat', () => {
  test.each<[string, string, object]>([
    ['alone', LINE, SEAL],
    ['below a sentence', `I signed.\n${LINE}`, SEAL],
    ['below a sentence of Windows', `I signed.\r\n${LINE}\r\nBye`, SEAL],
    ['above a text', `${LINE}\nBye`, SEAL],
    ['with spaces behind', `${LINE}  `, SEAL],
    ['with many spaces and a text behind', `${LINE}${' '.repeat(100)}x`, UNREADABLE],
    ['with a text behind', `${LINE} x`, UNREADABLE],
    ['within a sentence', `I signed ${LINE}`, NONE],
    ['behind a space', ` ${LINE}`, NONE],
    ['behind a carriage return', `I signed.\r${LINE}`, NONE],
    ['twice: the first counts', `${LINE}\n${LINE.replace(':12:', ':13:')}`, SEAL],
    ['behind a cut one: the first counts', `aval:seal:1:1\n${LINE}`, UNREADABLE],
    ['cut off', LINE.slice(0, -1), UNREADABLE],
    ['cut in half', LINE.slice(0, 60), UNREADABLE],
    ['of the prefix only', 'aval:seal:', UNREADABLE],
    ['of a later version', LINE.replace(':1:', ':2:'), UNREADABLE],
    ['of revision 0', LINE.replace(':12:', ':0:'), UNREADABLE],
    ['of revision 012', LINE.replace(':12:', ':012:'), UNREADABLE],
    ['of a huge revision', LINE.replace(':12:', ':1234567890:'), UNREADABLE],
    ['of a hash in upper case', LINE.replace(HASH, HASH.toUpperCase()), UNREADABLE],
    ['of another prefix', LINE.replace('aval', 'Aval'), NONE],
    ['of no text', '', NONE],
    ['of a million newlines', '\n'.repeat(1_000_000), NONE],
    ['of a megabyte', `aval:seal:1:${'1'.repeat(1_000_000)}`, UNREADABLE],
  ])('%s', (_name, message, expected) => {
    expect(readSealLine(message)).toEqual(expected);
  });

  test.each([
    'I signed.',
    'Zeile\neins',
    'aval:seal:1:no',
    `x\n${LINE.replace(':12:', ':99:')}`,
    `\r\n ${LINE.replace(':12:', ':99:')}`,
    '',
  ])('is found behind the sentence %j', (sentence) => {
    const message = formatSealMessage(sentence, { revision: 12, hash: HASH, signature: SIGNATURE });
    expect(readSealLine(message)).toEqual(SEAL);
    expect(readSealLine(message.trim())).toEqual(SEAL);
  });
});

describe('the fragment of a link', () => {
  const link = { hash: HASH, key: KEY, signature: SIGNATURE };
  const fragment = formatSealFragment(link);

  test('has nothing in it that links change', () => expect(fragment).toMatch(/^#seal=[\w.%]+$/));

  test.each<[string, string, object]>([
    ['as it was made', fragment, { kind: 'seal', link }],
    ['without #', fragment.slice(1), { kind: 'seal', link }],
    ['decoded on the way', decodeURIComponent(fragment), { kind: 'seal', link }],
    ['of something else', '#top', NONE],
    ['empty', '', NONE],
    ['cut off', fragment.slice(0, -4), UNREADABLE],
    ['of a later version', fragment.replace('=1.', '=2.'), UNREADABLE],
    ['with more behind', `${fragment}&x=1`, UNREADABLE],
    ['with a text behind', `${fragment} x`, UNREADABLE],
    ['badly encoded', `${fragment}%`, UNREADABLE],
    ['of an uncompressed key', fragment.replace(KEY, `04${'bc'.repeat(32)}`), UNREADABLE],
    ['of a hash in upper case', fragment.replace(HASH, HASH.toUpperCase()), UNREADABLE],
    ['of a megabyte', `#seal=${'1'.repeat(1_000_000)}`, UNREADABLE],
  ])('%s', (_name, text, expected) => {
    expect(readSealFragment(text)).toEqual(expected);
  });
});
