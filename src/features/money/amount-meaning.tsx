import { moneyMessages } from '@/content/money.messages';
import type { AmountEntry } from '@/domain/money/amount-entry';
import { formatFiat } from '@/domain/money/format-fiat';
import { type PriceQuote, toFiat } from '@/domain/money/price';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

export interface AmountMeaningProps {
  entry: AmountEntry;
  price: PriceQuote | null;
}

/** What was understood, in BTC and sats, with its value; for an empty field, what can be typed. */
export function AmountMeaning({ entry, price }: AmountMeaningProps) {
  const t = useMessages(moneyMessages);
  const locale = useLocale();
  const describeSource = useDescribeSource();
  const { read } = entry;
  if (!read.ok) {
    if (read.issue !== 'empty') return null;
    const units = ['BTC', 'sats', ...(price === null ? [] : [price.currency])];
    return t.accepts({ units: new Intl.ListFormat(locale, { type: 'disjunction' }).format(units) });
  }
  const format = (cents: number, quote: PriceQuote) => formatFiat(cents, quote.currency, locale);
  // Euros and dollars are converted once, when they are typed.
  const quote = read.unit === 'fiat' ? entry.quote : price;
  return (
    <>
      <Amount sats={read.sats} mark={false} fiat={false} /> ·{' '}
      {`${read.sats.toLocaleString(locale)} ${read.sats === 1 ? 'sat' : 'sats'}`}
      {quote !== null && <> · {`≈ ${format(toFiat(read.sats, quote), quote)}`}</>}
      {quote !== null && (entry.unit === 'fiat' || read.unit === 'fiat') && (
        <span className="block">{t.rate({ rate: format(quote.perBtc * 100, quote), ...describeSource(quote) })}</span>
      )}
    </>
  );
}
