import { expect, test } from 'vitest';
import { getFirstLanguage } from '@/i18n/first-language';

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
