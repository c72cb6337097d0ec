import { describe, expect, test } from 'vitest';
import { keepSealFragment } from '@/domain/seals/seal-fragment';
import {
  formatSealFragment,
  judgeLink,
  type LinkFacts,
  type LinkVerdict,
  readSealFragment,
} from '@/domain/seals/seal-link';

const HASH = '0a'.repeat(32);
const KEY = `02${'bc'.repeat(32)}`;
const SIGNATURE = `${'Ab9+/'.repeat(17)}AA=`;
const NONE = { kind: 'none' };
const UNREADABLE = { kind: 'unreadable' };

describe('reading the fragment of a link', () => {
  const link = { hash: HASH, key: KEY, signature: SIGNATURE };
  const fragment = formatSealFragment(link);

  test('it consists of characters that no messenger changes', () => expect(fragment).toMatch(/^#seal=[\w.%]+$/));

  test.each<[string, string, object]>([
    ['unchanged', fragment, { kind: 'seal', link, offer: '' }],
    ['without its #', fragment.slice(1), { kind: 'seal', link, offer: '' }],
    ['decoded on the way', decodeURIComponent(fragment), { kind: 'seal', link, offer: '' }],
    ['with an offer', `${fragment}.WyJB-_`, { kind: 'seal', link, offer: 'WyJB-_' }],
    ['with an offer of other characters', `${fragment}.Wy+JB`, UNREADABLE],
    ['with more than an offer', `${fragment}.WyJB.x`, UNREADABLE],
    ['with a full stop behind it', `${fragment}.`, { kind: 'seal', link, offer: '' }],
    ['in brackets, with an invisible space', `${fragment}.WyJB)%E2%80%8B`, { kind: 'seal', link, offer: 'WyJB' }],
    ['another fragment', '#top', NONE],
    ['empty', '', NONE],
    ['truncated', fragment.slice(0, -4), UNREADABLE],
    ['a later version', fragment.replace('=1.', '=2.'), UNREADABLE],
    ['text before its version', fragment.replace('=1.', '=x1.'), UNREADABLE],
    ['a # within', `x${fragment}`, NONE],
    ['another parameter after it', `${fragment}&x=1`, UNREADABLE],
    ['text after it', `${fragment} x`, UNREADABLE],
    ['badly encoded', `${fragment}%`, UNREADABLE],
    ['an uncompressed key', fragment.replace(KEY, `04${'bc'.repeat(32)}`), UNREADABLE],
    ['a hash in upper case', fragment.replace(HASH, HASH.toUpperCase()), UNREADABLE],
    ['a megabyte of digits', `#seal=${'1'.repeat(1_000_000)}`, UNREADABLE],
  ])('%s', (_name, text, expected) => {
    expect(readSealFragment(text)).toEqual(expected);
  });
});

test('a fragment of at most 1,000 characters is read, and what is kept of a longer one is still too long', () => {
  const encoded = `seal=1.${HASH}.${KEY}.${[...SIGNATURE].map((character) => `%${character.charCodeAt(0).toString(16)}`).join('')}`;
  expect(readSealFragment(encoded)).toMatchObject({ kind: 'seal' });
  const padded = (length: number) => `seal=${'1.'.padEnd(length - 5, '0')}`;
  expect(keepSealFragment(padded(1_000))).toBe(`#${padded(1_000)}`);
  expect(keepSealFragment(padded(2_000))).toHaveLength(1_002);
  expect(keepSealFragment(`x${encoded}`)).toBe('');
  expect(keepSealFragment(`se#al=${encoded}`)).toBe('');
});

const FITS: LinkFacts = {
  link: { hash: HASH, key: KEY, signature: '' },
  isSigned: true,
  key: KEY,
  isRemembered: false,
  isSameTerms: true,
};
const OTHER = `03${'ef'.repeat(32)}`;

test.each<[string, Partial<LinkFacts>, LinkVerdict]>([
  ['everything matches', {}, 'confirmed'],
  ['the backend names no key', { key: null }, 'confirmed'],
  ['not signed by its key', { isSigned: false }, 'invalid'],
  ['not signed, another key and other terms', { isSigned: false, key: OTHER, isSameTerms: false }, 'invalid'],
  ['another key', { key: OTHER }, 'other-key'],
  ['another key, unknown terms', { key: OTHER, isSameTerms: null }, 'other-key'],
  ['another key and other terms', { key: OTHER, isSameTerms: false }, 'other-key-and-terms'],
  ['another key is remembered', { isRemembered: true }, 'remembered-key'],
  ['another key is remembered, and other terms', { isRemembered: true, isSameTerms: false }, 'remembered-key'],
  ['other terms', { isSameTerms: false }, 'other-terms'],
  ['unknown terms', { isSameTerms: null }, 'incomplete'],
  ['unknown terms and key', { isSameTerms: null, key: null }, 'incomplete'],
])('the verdict on a link: %s', (_what, facts, verdict) => {
  expect(judgeLink({ ...FITS, ...facts })).toBe(verdict);
});

describe('the part of a fragment that is kept during login', () => {
  test.each([
    ['', ''],
    ['#', ''],
    ['#content', ''],
    ['#Seal=1.x', ''],
    ['#a&seal=1.x', ''],
    ['#seal=1.x', '#seal=1.x'],
    ['seal=1.x', '#seal=1.x'],
    ['#seal=', '#seal='],
  ])('of %j is %j', (fragment, kept) => expect(keepSealFragment(fragment)).toBe(kept));

  test('stays too long to be read when it is shortened', () => {
    const kept = keepSealFragment(`#seal=1.${'a'.repeat(1_000_000)}`);
    expect(kept.length).toBeLessThan(1_100);
    expect(readSealFragment(kept)).toEqual({ kind: 'unreadable' });
  });
});
