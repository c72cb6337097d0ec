import { expect, it } from 'vitest';
import { formatEuros } from '@/domain/money/format-fiat';

/* As the contract beside it writes the same value. */
it.each([
  [240_000, 'es', '2.400,00\u00a0€'],
  [123_456_750, 'es', '1.234.567,50\u00a0€'],
  [240_050, 'en', '€2,400.50'],
  [0, 'en', '€0.00'],
])('%i cents in %s are %s', (cents, locale, text) => expect(formatEuros(cents, locale)).toBe(text));
