import { describe, expect, test } from 'vitest';
import { foldLookAlikes, listNamesakes } from '@/domain/primitives/look-alike';

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
