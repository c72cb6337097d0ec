import { describe, expect, test } from 'vitest';
import { shell } from '@/content/es/shell.es';
import { shellMessages } from '@/content/shell.messages';
import { canBeMistaken, foldLookAlikes, imitatesOwnMark, listNamesakes } from '@/domain/primitives/look-alike';

describe('a name looks like another', () => {
  test.each([
    ['the same', 'ana', 'ana', true],
    ['capitals', 'Ana', 'ANA', true],
    ['accents', 'José', 'jose', true],
    ['Cyrillic letters', 'ana', 'аnа', true],
    ['Greek letters', 'ana', 'αnα', true],
    ['full width', 'ana', 'ａｎａ', true],
    ['spaces and invisible characters', 'ana', ' a\u200bn\u2060a\u00ad', true],
    ['punctuation', 'ana.lopez', 'Ana Lopez', true],
    ['digits for letters', 'lola', '101a', true],
    ['an I for an l', 'lola', 'Iola', true],
    ['two letters for one', 'marta', 'rnarta', true],
    ['only marks', '\u0301\u0301', '', true],
    ['another letter', 'ana', 'ada', false],
    ['one letter more', 'ana', 'anna', false],
    ['another script', 'Иван', 'Ivan', false],
  ])('with %s', (_how, one, other, expected) => {
    expect(foldLookAlikes(one) === foldLookAlikes(other)).toBe(expected);
  });

  test('after 64 characters', () => {
    expect(foldLookAlikes('x'.repeat(64))).toBe(foldLookAlikes(`${'x'.repeat(64)}yz`));
    expect(foldLookAlikes('x'.repeat(63))).not.toBe(foldLookAlikes(`${'x'.repeat(63)}yz`));
  });
});

test('all who share a look are listed, and nobody else', () => {
  expect(listNamesakes({ 1: 'ana', 2: 'berto', 3: 'Аna', 4: 'ANA', 5: 'carol' })).toEqual(['1', '3', '4']);
  expect(listNamesakes({ 1: 'ana', 2: 'berto' })).toEqual([]);
});

test.each([
  ['is too long to be compared', `ana${'\u200b'.repeat(62)}`, true],
  ['mixes alphabets', 'aꓠa', true],
  ['has small capitals', 'ana (ʏᴏᴜ)', true],
  ['has letters in boxes', 'ana 🆈🅾🆄', true],
  ['has flags', 'ana 🇾🇴', true],
  ['is as long as what is compared', 'x'.repeat(64), false],
  ['is of another alphabet', 'Иван Петров', false],
  ['has letters of one language', 'Łucja Ñáñez-Ørsted', false],
])('a name that %s is listed: %s', (_how, name, expected) => {
  expect(listNamesakes({ 1: name, 2: 'berto' })).toEqual(expected ? ['1'] : []);
});

test.each([
  ['ana (You)', true],
  ['Ana, usted', true],
  ['You', true],
  ['You: ana', true],
  ['ana Y\u200bo u', true],
  ['anaYou', true],
  ['ana yоu', true],
  ['ana', false],
  ['Youssef', false],
  ['Yolanda Young', false],
  ['Gustedo', false],
])('the name %s imitates the mark of the user: %s', (name, expected) => {
  expect(imitatesOwnMark(name)).toBe(expected);
  expect(listNamesakes({ 1: name, 2: 'berto' })).toEqual(expected ? ['1'] : []);
});

test('the mark of every language is known', () => {
  for (const mark of [shellMessages.get().you, shell.you]) expect(imitatesOwnMark(`ana (${mark})`)).toBe(true);
});

test.each([
  ['the same', 'Roof', 'Roof', true],
  ['no letter', '', '', true],
  ['marks and signs in between', 'R\u0336oof!', 'Roof', true],
  ['more invisible characters than are compared', `${'\u2060'.repeat(400)}Roof`, 'Roof', true],
  ['invisible letters', 'Roof\u3164', 'Roof', true],
  ['a mixture of alphabets', 'R\u0585of', 'Roof', true],
  ['the difference beyond what is compared', `${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`, true],
  ['another word', 'Garden', 'Roof', false],
  ['another number after a long text', `${'Works '.repeat(20)}2`, `${'Works '.repeat(20)}3`, false],
  ['another word of another alphabet', 'Сад', 'Крыша', false],
])('a text can be mistaken for another that has %s: %s', (_what, text, other, expected) => {
  expect(canBeMistaken(text, other)).toBe(expected);
  expect(canBeMistaken(other, text)).toBe(expected);
});
