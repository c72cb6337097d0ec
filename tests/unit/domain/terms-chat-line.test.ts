import { describe, expect, it, test } from 'vitest';
import { readStatement } from '@/domain/statements/statements';
import {
  type CheckedLine,
  formatSealMessage,
  isInChat,
  type LineVerdict,
  readTextAround,
} from '@/domain/terms/chat-line';

const HASH = '0a'.repeat(32);
const SIGNATURE = `${'Ab9+/'.repeat(17)}AA=`;
const LINE = `aval:seal:1:12:${HASH}:${SIGNATURE}`;
const SEAL = { kind: 'seal', prefix: 'aval:seal:', line: { revision: 12, hash: HASH, signature: SIGNATURE } };
const NONE = null;
const UNREADABLE = { ...SEAL, line: null };

describe('reading a chat message', () => {
  test.each<[string, string, object | null]>([
    ['a line alone', LINE, SEAL],
    ['a line below a sentence', `I signed.\n${LINE}`, SEAL],
    ['Windows line ends', `I signed.\r\n${LINE}\r\nBye`, SEAL],
    ['text below the line', `${LINE}\nBye`, SEAL],
    ['trailing spaces', `${LINE}  `, SEAL],
    ['many spaces and text after the line', `${LINE}${' '.repeat(100)}x`, UNREADABLE],
    ['text after the line', `${LINE} x`, UNREADABLE],
    ['a line within a sentence', `I signed ${LINE}`, NONE],
    ['a space before the line', ` ${LINE}`, NONE],
    ['a carriage return before the line', `I signed.\r${LINE}`, NONE],
    ['two lines: the first counts', `${LINE}\n${LINE.replace(':12:', ':13:')}`, SEAL],
    ['a line after a truncated one: the first counts', `aval:seal:1:1\n${LINE}`, UNREADABLE],
    ['the last character missing', LINE.slice(0, -1), UNREADABLE],
    ['half a line', LINE.slice(0, 60), UNREADABLE],
    ['the prefix only', 'aval:seal:', UNREADABLE],
    ['a later version', LINE.replace(':1:', ':2:'), UNREADABLE],
    ['revision 0', LINE.replace(':12:', ':0:'), UNREADABLE],
    ['revision 012', LINE.replace(':12:', ':012:'), UNREADABLE],
    ['a huge revision', LINE.replace(':12:', ':1234567890:'), UNREADABLE],
    ['a hash in upper case', LINE.replace(HASH, HASH.toUpperCase()), UNREADABLE],
    ['another prefix and then the whole line', `aval:seal:x${LINE}`, UNREADABLE],
    ['another prefix', LINE.replace('aval', 'Aval'), NONE],
    [
      'a payout address above it: the first line counts',
      `aval:payout:1:cut\n${LINE}`,
      { ...UNREADABLE, kind: 'payout', prefix: 'aval:payout:' },
    ],
    ['a payout address below it', `${LINE}\naval:payout:1:cut`, SEAL],
    ['an empty message', '', NONE],
    ['a million newlines', '\n'.repeat(1_000_000), NONE],
    ['a megabyte of digits', `aval:seal:1:${'1'.repeat(1_000_000)}`, UNREADABLE],
  ])('%s', (_name, message, expected) => {
    expect(readStatement(message)).toEqual(expected);
  });

  test.each([
    'I signed.',
    'Zeile\neins',
    'aval:seal:1:no',
    `x\n${LINE.replace(':12:', ':99:')}`,
    `\r\n ${LINE.replace(':12:', ':99:')}`,
    '',
  ])('finds the line after the sentence %j', (sentence) => {
    const message = formatSealMessage(sentence, { revision: 12, hash: HASH, signature: SIGNATURE });
    expect(readStatement(message)).toEqual(SEAL);
    expect(readStatement(message.trim())).toEqual(SEAL);
  });
});

test.each([1, 9, 100, 999_999_999])('the line of revision %i is read', (revision) => {
  const message = formatSealMessage('I signed.', { revision, hash: HASH, signature: SIGNATURE });
  expect(readStatement(message)?.line).toEqual({ revision, hash: HASH, signature: SIGNATURE });
});

test('a line has at most 200 characters', () => {
  expect(readStatement(LINE.padEnd(200))).toEqual(SEAL);
  expect(readStatement(LINE.padEnd(201))).toEqual(UNREADABLE);
});

test('the sentence of a message is put on one line', () => {
  const message = formatSealMessage('  I \n\n signed \t it. ', { revision: 12, hash: HASH, signature: SIGNATURE });
  expect(message).toBe(`I signed it.\n${LINE}`);
});

test('only a valid line of the signer counts as sent', () => {
  const makeLine = (verdict: LineVerdict): CheckedLine => ({ verdict, role: 'owner', revision: 1, hash: 'h1' });
  expect(isInChat([makeLine('valid')], 'h1', 'owner')).toBe(true);
  expect(isInChat([makeLine('invalid'), makeLine('valid')], 'h1', 'owner')).toBe(true);
  expect(isInChat([makeLine('valid')], 'h1', 'counterparty')).toBe(false);
  expect(isInChat([makeLine('valid')], 'h2', 'owner')).toBe(false);
  expect(isInChat([makeLine('invalid'), makeLine('other-terms')], 'h1', 'owner')).toBe(false);
});

describe('the text of a message without its line', () => {
  it.each([
    ['Hello', null],
    [LINE, ''],
    [`I signed.\n${LINE}`, 'I signed.'],
    [`One\ntwo\n${LINE}\nthree`, 'One\ntwo\nthree'],
    ['Look\naval:seal:1:cut', 'Look'],
    [`${LINE}\naval:payout:1:cut\n${LINE}`, ''],
    ['A link: aval:seal:1', null],
  ])('of %j is %j', (message, text) => {
    expect(readTextAround(message)).toBe(text);
  });

  it('is shortened, however long the message is', () => {
    expect(readTextAround(`${'x'.repeat(1_000_000)}\n${LINE}\n${'y'.repeat(1_000_000)}`)).toMatch(/^x{998}…$/);
    expect(readTextAround(`${LINE}${'y'.repeat(1_000_000)}`)).toBe('');
  });
});
