import { describe, expect, test } from 'vitest';
import { judgeLink, type LinkFacts, type LinkVerdict } from '@/domain/seals/link-verdict';
import { keepSealFragment } from '@/domain/seals/seal-fragment';
import { readSealFragment } from '@/domain/seals/seal-link';

const KEY = `02${'ab'.repeat(32)}`;
const FITS: LinkFacts = {
  link: { hash: 'cd'.repeat(32), key: KEY, signature: '' },
  isSigned: true,
  key: KEY,
  isRemembered: false,
  isSameTerms: true,
};
const OTHER = `03${'ef'.repeat(32)}`;

test.each<[string, Partial<LinkFacts>, LinkVerdict]>([
  ['all fits', {}, 'confirmed'],
  ['the backend names no key', { key: null }, 'confirmed'],
  ['not signed by the key', { isSigned: false }, 'invalid'],
  ['not signed, whatever else', { isSigned: false, key: OTHER, isSameTerms: false }, 'invalid'],
  ['another key', { key: OTHER }, 'other-key'],
  ['another key, terms unknown', { key: OTHER, isSameTerms: null }, 'other-key'],
  ['another key and other terms', { key: OTHER, isSameTerms: false }, 'other-key-and-terms'],
  ['another key is remembered', { isRemembered: true }, 'remembered-key'],
  ['… and the terms are others', { isRemembered: true, isSameTerms: false }, 'remembered-key'],
  ['other terms', { isSameTerms: false }, 'other-terms'],
  ['terms unknown', { isSameTerms: null }, 'incomplete'],
  ['terms unknown, and the key', { isSameTerms: null, key: null }, 'incomplete'],
])('a link: %s', (_what, facts, verdict) => {
  expect(judgeLink({ ...FITS, ...facts })).toBe(verdict);
});

describe('the fragment that is carried through login', () => {
  test.each([
    ['', ''],
    ['#', ''],
    ['#content', ''],
    ['#Seal=1.x', ''],
    ['#a&seal=1.x', ''],
    ['#seal=1.x', '#seal=1.x'],
    ['seal=1.x', '#seal=1.x'],
    ['#seal=', '#seal='],
  ])('of %s', (fragment, kept) => expect(keepSealFragment(fragment)).toBe(kept));

  test('is cut, but still too long', () => {
    const kept = keepSealFragment(`#seal=1.${'a'.repeat(1_000_000)}`);
    expect(kept.length).toBeLessThan(1_100);
    expect(readSealFragment(kept)).toEqual({ kind: 'unreadable' });
  });
});
