import { getOrCreate } from '@/domain/primitives/get-or-create';

// Creating a format is slow.
const formats = new Map<string, Intl.NumberFormat>();

/** An amount in whole satoshis for reading, with its unit: `1,234 sat`. */
export function formatSats(sats: number, locale: string): string {
  return `${groupSats(sats, locale)} sat`;
}

/** Whole satoshis before a unit in words: `1,234`. */
export function groupSats(sats: number, locale: string): string {
  const create = () => new Intl.NumberFormat(locale, { useGrouping: 'always' });
  return getOrCreate(formats, locale, create).format(sats);
}
