import type { PriceQuote } from '@/domain/money/price';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** Host and local time of a price, for texts that name both. */
export function useDescribeSource(): (quote: PriceQuote) => { source: string; time: string } {
  const locale = useDateLocale();
  return ({ source, at }) => ({
    source,
    time: new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
  });
}
