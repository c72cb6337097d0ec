import type { FiatCurrency } from '@/domain/money/price';
import { getOrCreate } from '@/domain/primitives/get-or-create';

/** From here on cents say nothing. */
const WHOLE_FROM = 100_000;

// Creating a format is slow.
const formats = new Map<string, Intl.NumberFormat>();

/** A sum of a contract in cents, always with them: `€2,400.00`, `2.400,00 €`. */
export function formatEuros(cents: number, locale: string): string {
  const create = () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' });
  return getOrCreate(formats, `${locale} EUR`, create).format(cents / 100);
}

/**
 * A value in cents for reading: `€3,200`, `€12.50`, `<€0.01`.
 * @param isTiny more than nothing, although it rounds to zero cents
 */
export function formatFiat(cents: number, currency: FiatCurrency, locale: string, isTiny = false): string {
  const digits = cents >= WHOLE_FROM ? 0 : 2;
  const create = () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      useGrouping: 'always',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const format = getOrCreate(formats, `${locale} ${currency} ${digits}`, create);
  return cents === 0 && isTiny ? `<${format.format(0.01)}` : format.format(cents / 100);
}
