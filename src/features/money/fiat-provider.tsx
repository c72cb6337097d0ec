import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { settings } from '@/config/settings';
import { moneyMessages } from '@/content/money.messages';
import { formatFiat } from '@/domain/money/format-fiat';
import { FIAT_CURRENCIES, type FiatCurrency, PRICE_INTERVAL, type PriceQuote, toFiat } from '@/domain/money/price';
import { chooseCurrency, currency } from '@/features/money/currency';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { useAtom } from '@/i18n/use-atom';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPrices, selectQuote } from '@/store/prices/prices.thunks';
import { classes } from '@/ui/layout/classes';
import { type Fiat, FiatContext } from '@/ui/text/fiat-context';
import { FiatScope } from '@/ui/text/fiat-scope';
import { useLocale } from '@/ui/text/locale-context';

/** Placeholder price. Its values are about as wide as real ones. */
const USUAL = { perBtc: 100_000 };

/** Adds values in euro or dollar to the amounts inside (docs/architecture.md#prices). */
export function FiatProvider({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const describeSource = useDescribeSource();
  const isMember = useAppSelector((state) => state.auth.user !== null);
  const chosen = useAtom(currency);
  const quote = useAppSelector((state) => selectQuote(state, chosen));
  const { isRequested, request } = useRequests();
  const isShown = isMember && settings().fiat === 'on';
  usePolling((signal) => dispatch(loadPrices(signal)), PRICE_INTERVAL, { enabled: isRequested && isShown });

  const price = quote === null ? '' : formatFiat(Math.round(quote.perBtc * 100), quote.currency, locale);
  const origin = quote === null ? null : describeSource(quote);
  const title = origin === null ? '' : `1 BTC = ${price} (${origin.source}, ${origin.time})`;
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
      requestWithoutNote: request,
      note: quote !== null ? <PriceNote quote={quote} /> : isShown && <PriceNotePlace currency={chosen} />,
    }),
    [isShown, chosen, quote, locale, title, request],
  );
  return (
    <FiatContext value={fiat}>
      <FiatScope>{children}</FiatScope>
    </FiatContext>
  );
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

const NOTE =
  'figures mx-auto w-full max-w-page text-xs text-balance text-ink-faint not-in-[dialog]:px-4 not-in-[dialog]:pb-6 not-in-[dialog]:text-center';
const TEXT_BUTTON = 'inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink';

/** Source and time of the values on a screen, and a switch to the other currency. */
function PriceNote({ quote }: { quote: PriceQuote }) {
  const t = useMessages(moneyMessages);
  const { source, time } = useDescribeSource()(quote);
  const other = getOther(quote.currency);
  return (
    <p className={NOTE}>
      {t.values}: {source}, {time}{' '}
      <button type="button" className={TEXT_BUTTON} onClick={() => chooseCurrency(other)}>
        {t.showIn({ currency: other })}
      </button>
      {settings().network !== 'mainnet' && <span className="block">{t.testValues}</span>}
    </p>
  );
}

function getOther(currency: FiatCurrency): FiatCurrency {
  const [other = currency] = FIAT_CURRENCIES.filter((name) => name !== currency);
  return other;
}

/** Reserves the note's space, so that nothing moves when prices arrive. */
function PriceNotePlace({ currency }: { currency: FiatCurrency }) {
  const t = useMessages(moneyMessages);
  const { host } = new URL(settings().explorerApiUrl, window.location.href);
  return (
    <p aria-hidden="true" className={`${NOTE} invisible in-[dialog]:hidden`}>
      <Blank text={`${t.values}: ${host}, 00:00`} />{' '}
      <Blank text={t.showIn({ currency: getOther(currency) })} isButton />
      {settings().network !== 'mainnet' && (
        <span className="block">
          <Blank text={t.testValues} />
        </span>
      )}
    </p>
  );
}

function Blank({ text, isButton = false }: { text: string; isButton?: boolean }) {
  return <span data-text={text} className={classes('before:content-[attr(data-text)]', isButton && TEXT_BUTTON)} />;
}
