import { type AmountUnit, parseAmount, type TypedAmount } from '@/domain/money/parse-amount';
import { type PriceQuote, toFiat } from '@/domain/money/price';
import { formatBtc, parseBtc, type Sats } from '@/domain/primitives/amount';
import { isPaymentUri } from '@/domain/primitives/payment-uri';

/** The value of an amount field. */
export interface AmountEntry {
  /** As typed. */
  text: string;
  unit: AmountUnit;
  /** The price that euros or dollars were converted at. It does not change until the user types again. */
  quote: PriceQuote | null;
  read: TypedAmount;
  /** For the form: BTC as `parseBtc` reads it, or a text that it refuses. */
  value: string;
}

/** An entry for a value that comes from the form, in BTC, or in sats if those were typed before. */
export function createEntry(value: string, before: AmountUnit = 'BTC'): AmountEntry {
  const entry = typeAmount(value, 'BTC', null);
  return before === 'sats' ? changeUnit(entry, 'sats', null) : entry;
}

/** The typed amount, read at the current price. */
export function typeAmount(text: string, unit: AmountUnit, quote: PriceQuote | null): AmountEntry {
  const read = parseAmount(text, unit, quote);
  // A payment link is replaced by its amount: people cannot read the link.
  if (read.ok && isPaymentUri(text)) return typeAmount(trimZeros(formatBtc(read.sats)), 'BTC', quote);
  return { text, unit, quote, read, value: toValue(text, read) };
}

/** The same amount in another unit; only a text that could not be read is read again. */
export function changeUnit(entry: AmountEntry, unit: AmountUnit, quote: PriceQuote | null): AmountEntry {
  if (!entry.read.ok) return typeAmount(entry.text, unit, quote);
  const text = formatIn(entry.read.sats, unit, quote);
  // A value in euros is rounded: the amount stays what it was until the user types.
  return text === null ? entry : { ...entry, text, unit, quote };
}

function formatIn(sats: Sats, unit: AmountUnit, quote: PriceQuote | null): string | null {
  if (unit === 'sats') return String(sats);
  if (unit === 'BTC') return trimZeros(formatBtc(sats));
  return quote === null ? null : (toFiat(sats, quote) / 100).toFixed(2);
}

function trimZeros(btc: string): string {
  return btc.replace(/\.?0+$/, '');
}

/** Never a text that `parseBtc` would read as another amount. */
function toValue(text: string, read: TypedAmount): string {
  const parsed = parseBtc(text);
  if (!read.ok) return parsed.ok ? `${text} ?` : text;
  return parsed.ok && parsed.sats === read.sats ? text : formatBtc(read.sats);
}
