import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_TEXT, shortenText } from '@/domain/primitives/bounded-text';
import { hasLongRun, normalizeBounded } from '@/domain/primitives/normal-form';
import { foldText, matchesSearch } from '@/domain/primitives/search';
import { composeText } from '@/domain/terms/canonical-text';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Two marks of classes that normalisation exchanges. */
const PAIR = '\u0316\u0300';

/** Texts that would take a time that grows with the square of their length. */
const LONG_RUNS: readonly (readonly [string, string])[] = [
  ['31 marks of one class', `a${'\u0300'.repeat(31)}`],
  ['31 marks of alternating classes', `a${PAIR.repeat(15)}\u0316`],
  ['300,000 marks', PAIR.repeat(150_000)],
  ['marks beyond the first plane', `a${'\u{1d165}\u{1d16d}'.repeat(16)}`],
  ['composed marks', '\u0344'.repeat(31)],
  ['marks that join letters, and others', `a${'\u034f\u0300'.repeat(16)}`],
  ['letters that NFKC turns into marks', `a${'\uff9e\u0300'.repeat(16)}`],
  ['a long run behind a long text', `${'Ñandú – '.repeat(10_000)}${PAIR.repeat(16)}`],
];

/** Texts that may be normalised: no run is longer than 30. */
const SHORT_RUNS: readonly (readonly [string, string])[] = [
  ['no marks', 'Roof'],
  ['30 marks', `a${PAIR.repeat(15)}b`],
  ['runs that a joiner splits', `a${PAIR.repeat(15)}\u200d`.repeat(1_000)],
  ['runs that letters split', `a${PAIR.repeat(15)}`.repeat(1_000)],
  ['Vietnamese, Hindi and Thai', 'Nguyễn \u0915\u094d\u0937\u093f \u0e19\u0e49\u0e33'.normalize('NFD')],
  ['emoji with joiners and variants', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\ufe0f'.repeat(100)],
];

describe('text with more than 30 combining marks in a row', () => {
  test.each(LONG_RUNS)('is never normalised: %s', (_name, text) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(hasLongRun(text)).toBe(true);
    for (const form of ['NFC', 'NFD', 'NFKC'] as const) expect(normalizeBounded(text, form)).toBeNull();
    expect(composeText(text)).toBeNull();
    expect(normalize).not.toHaveBeenCalled();
  });

  test.each(LONG_RUNS)('is searched without its marks: %s', (_name, text) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(matchesSearch('cláusula', [`${'x'.repeat(100)} Clausula ${text}`])).toBe(true);
    expect(matchesSearch(text, ['Roof'])).toBe(foldText(text) === '');
    expect(normalize.mock.contexts.filter((each) => hasLongRun(String(each)))).toEqual([]);
  });

  test.each(LONG_RUNS)('is shown up to the thirtieth, with the number of the others: %s', (_name, text) => {
    expect(hasLongRun(shortenText(text))).toBe(false);
    expect(shortenText(text)).toMatch(/⟨\+\d+⟩/);
  });
});

test.each(SHORT_RUNS)('other text is normalised and shown as it is: %s', (_name, text) => {
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) expect(normalizeBounded(text, form)).toBe(text.normalize(form));
  expect(composeText(text)).toBe(text.normalize('NFC'));
  expect(shortenText(text)).toBe(text);
});

test('no other character becomes a mark that normalisation may move', () => {
  const found: string[] = [];
  // Planes 3 to 13 have no letters but ideographs.
  for (let code = 0; code < 0x20000; code++) {
    const character = String.fromCodePoint(code);
    const normal = character.normalize('NFKC');
    if (normal === character || /\p{M}/u.test(character) || !/^\p{M}/u.test(normal)) continue;
    // A mark of class 1 moves before a mark of any other class.
    if (`${character}\u0334`.normalize('NFKC').startsWith('\u0334')) found.push(code.toString(16));
  }
  expect(found).toEqual(['ff9e', 'ff9f']);
});

test('text below the combining marks is in NFC', () => {
  for (let code = 0; code < 0x300; code++) {
    const character = String.fromCodePoint(code);
    expect(composeText(character)).toBe(character.normalize('NFC'));
  }
});

test('a text is normalised once, and many texts do not fill the memory', () => {
  const text = `Ñandú – ${'–'.repeat(1_000)}`;
  composeText(text);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  composeText(text);
  expect(normalize).not.toHaveBeenCalled();
  for (let at = 0; at < 20; at++) composeText(`${at} ${'–'.repeat(LONGEST_TEXT)}`);
  composeText(text);
  expect(normalize).toHaveBeenCalledTimes(21);
});

test('a text that is too long to be shown says how much is left out', () => {
  expect(shortenText(`${'x'.repeat(LONGEST_TEXT)}${'y'.repeat(700)}`)).toBe(`${'x'.repeat(LONGEST_TEXT)}… ⟨+700⟩`);
  expect(shortenText('x'.repeat(LONGEST_TEXT))).toBe('x'.repeat(LONGEST_TEXT));
});

test('one function normalises', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const found = files.filter((name) => /\.normalize\(|['"]normalize['"]/.test(readFileSync(`src/${name}`, 'utf8')));
  expect(found).toEqual(['domain/primitives/normal-form.ts']);
});
