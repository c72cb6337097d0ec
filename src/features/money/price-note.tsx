import { settings } from '@/config/settings';
import { moneyMessages } from '@/content/money.messages';
import { FIAT_CURRENCIES, type PriceQuote } from '@/domain/money/price';
import { chooseCurrency } from '@/features/money/currency';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { useMessages } from '@/i18n/use-messages';

/** Keeps the place of the note on a page, so that what follows does not move when prices arrive. */
export function PriceNotePlace({ currency }: Pick<PriceQuote, 'currency'>) {
  const expected = {
    currency,
    perBtc: 0,
    at: new Date().toISOString(),
    source: new URL(settings().explorerUrl, window.location.href).host,
  };
  return (
    <div aria-hidden="true" className="invisible in-[dialog]:hidden">
      <PriceNote quote={expected} />
    </div>
  );
}

const TEXT_BUTTON = 'inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink';

/** Source and time of the values on a screen, and the other currency. */
export function PriceNote({ quote }: { quote: PriceQuote }) {
  const t = useMessages(moneyMessages);
  const { source, time } = useDescribeSource()(quote);
  const [other = quote.currency] = FIAT_CURRENCIES.filter((name) => name !== quote.currency);
  return (
    <p className="figures mx-auto w-full max-w-page text-xs text-balance text-ink-faint not-in-[dialog]:px-4 not-in-[dialog]:pb-6 not-in-[dialog]:text-center">
      {t.values}: {source}, {time}{' '}
      <button type="button" className={TEXT_BUTTON} onClick={() => chooseCurrency(other)}>
        {t.showIn({ currency: other })}
      </button>
      {settings().network !== 'mainnet' && <span className="block">{t.testValues}</span>}
    </p>
  );
}
