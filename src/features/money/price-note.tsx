import { settings } from '@/config/settings';
import { moneyMessages } from '@/content/money.messages';
import { FIAT_CURRENCIES, type FiatCurrency, type PriceQuote } from '@/domain/money/price';
import { chooseCurrency } from '@/features/money/currency';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { useMessages } from '@/i18n/use-messages';
import { classes } from '@/ui/layout/classes';

const NOTE =
  'figures mx-auto w-full max-w-page text-xs text-balance text-ink-faint not-in-[dialog]:px-4 not-in-[dialog]:pb-6 not-in-[dialog]:text-center';
const TEXT_BUTTON = 'inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink';

/** Source and time of the values on a screen, and the other currency. */
export function PriceNote({ quote }: { quote: PriceQuote }) {
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

/** Keeps the note's place on a page, without its words, so that nothing moves when prices arrive. */
export function PriceNotePlace({ currency }: { currency: FiatCurrency }) {
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
