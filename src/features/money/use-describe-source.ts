import type { PriceQuote } from '@/domain/money/price';
import { useLocale } from '@/ui/text/locale-context';

/** Host and local time of a price, for texts that name both. */
export function useDescribeSource(): (quote: PriceQuote) => { source: string; time: string } {
  const locale = useLocale();
  return ({ source, at }) => ({
    source,
    time: new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }),
  });
}
