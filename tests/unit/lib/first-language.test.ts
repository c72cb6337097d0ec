import { expect, test } from 'vitest';
import { getFirstLanguage, prefersEnglish } from '@/i18n/first-language';

test.each([
  [['es'], 'es'],
  [['es-MX', 'en'], 'es'],
  [['ES-es'], 'es'],
  [['ca', 'es-ES', 'en'], 'es'],
  [['en-US', 'es'], 'default'],
  [['de', 'en', 'es'], 'default'],
  [['de'], 'default'],
  [['est'], 'default'],
  [[], 'default'],
] as const)('a browser that prefers %j gets %s', (preferred, language) => {
  expect(getFirstLanguage(preferred)).toBe(language);
});

test.each([
  [['en'], true],
  [['en-GB', 'es'], true],
  [['de', 'EN'], true],
  [['es', 'en'], false],
  [['de'], false],
  [['enm'], false],
  [[], false],
] as const)('a browser with %j prefers English to Spanish: %s', (preferred, prefers) => {
  expect(prefersEnglish(preferred)).toBe(prefers);
});
