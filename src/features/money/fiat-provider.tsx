import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { formatFiat } from '@/domain/money/format-fiat';
import { PRICE_INTERVAL, toFiat } from '@/domain/money/price';
import { currency } from '@/features/money/currency';
import { usePolling } from '@/lib/use-polling';
import { useValue } from '@/lib/value';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPrices, selectQuote } from '@/store/prices/prices.thunks';
import { type Fiat, FiatContext } from '@/ui/text/fiat-context';
import { useLocale } from '@/ui/text/locale-context';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** Placeholder price. Its values are about as wide as real ones. */
const USUAL = { perBtc: 100_000 };

/** Adds values in euro or dollar to the amounts inside (docs/architecture.md#prices). */
export function FiatProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const dateLocale = useDateLocale();
  const isShown = useAppSelector((state) => state.auth.user !== null);
  const chosen = useValue(currency);
  const quote = useAppSelector((state) => selectQuote(state, chosen));
  const { isRequested, request } = useRequests();
  usePolling((signal) => dispatch(loadPrices(signal)), PRICE_INTERVAL, { enabled: isRequested && isShown });

  const price = quote === null ? '' : formatFiat(Math.round(quote.perBtc * 100), quote.currency, locale);
  const time =
    quote === null ? '' : new Date(quote.at).toLocaleTimeString(dateLocale, { hour: '2-digit', minute: '2-digit' });
  const title = quote === null ? '' : `1 BTC = ${price} (${quote.source}, ${time})`;
  const fiat = useMemo<Fiat>(
    () => ({
      describe: (sats) => {
        // Zero has no value to show.
        if (!isShown || sats === 0) return null;
        if (quote === null)
          return { value: `≈ ${formatFiat(toFiat(sats, USUAL), chosen, locale, true)}`, title: '', isExpected: true };
        return { value: `≈ ${formatFiat(toFiat(sats, quote), quote.currency, locale, true)}`, title };
      },
      request,
    }),
    [isShown, chosen, quote, locale, title, request],
  );
  return <FiatContext value={fiat}>{children}</FiatContext>;
}

/** Whether anything on screen needs prices. */
function useRequests(): { isRequested: boolean; request: () => () => void } {
  const [count, setCount] = useState(0);
  const request = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { isRequested: count > 0, request };
}
