import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { settings } from '@/config/settings';
import { formatFiat } from '@/domain/money/format-fiat';
import { PRICE_INTERVAL, toFiat } from '@/domain/money/price';
import { currency } from '@/features/money/currency';
import { PriceNote, PriceNotePlace } from '@/features/money/price-note';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { usePolling } from '@/lib/use-polling';
import { loadPrices, selectQuote } from '@/store/prices/prices.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';
import { type Fiat, FiatContext } from '@/ui/text/fiat-context';
import { FiatScope } from '@/ui/text/fiat-scope';
import { useLocale } from '@/ui/text/locale-context';

/** Values at this price are about as wide as the ones to come. */
const USUAL = { perBtc: 100_000 };

/** Gives the amounts inside their value in euro or dollar (docs/architecture.md#prices). */
export function FiatProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const describeSource = useDescribeSource();
  const isMember = useAppSelector((state) => state.auth.user !== null);
  const chosen = useStore(currency);
  const quote = useAppSelector((state) => selectQuote(state, chosen));
  const { wanted, demand } = useDemand();
  const isShown = isMember && settings().fiat === 'on';
  usePolling((signal) => dispatch(loadPrices(signal)), PRICE_INTERVAL, { enabled: wanted && isShown });

  const price = quote === null ? '' : formatFiat(Math.round(quote.perBtc * 100), quote.currency, locale);
  const origin = quote === null ? null : describeSource(quote);
  const title = origin === null ? '' : `1 BTC = ${price} (${origin.source}, ${origin.time})`;
  const fiat = useMemo<Fiat>(
    () => ({
      describe: (sats) => {
        // Nothing is worth nothing.
        if (!isShown || sats === 0) return null;
        if (quote === null)
          return { value: `≈ ${formatFiat(toFiat(sats, USUAL), chosen, locale, true)}`, title: '', isExpected: true };
        return { value: `≈ ${formatFiat(toFiat(sats, quote), quote.currency, locale, true)}`, title };
      },
      want: demand,
      demand,
      note: quote !== null ? <PriceNote quote={quote} /> : isShown && <PriceNotePlace currency={chosen} />,
    }),
    [isShown, chosen, quote, locale, title, demand],
  );
  return (
    <FiatContext value={fiat}>
      <FiatScope>{children}</FiatScope>
    </FiatContext>
  );
}

/** Whether anything on screen wants prices. */
function useDemand(): { wanted: boolean; demand: () => () => void } {
  const [count, setCount] = useState(0);
  const demand = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return { wanted: count > 0, demand };
}
