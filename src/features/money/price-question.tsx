import type { MouseEvent } from 'react';
import { moneyMessages } from '@/content/money.messages';
import { formatFiat } from '@/domain/money/format-fiat';
import type { PriceDoubt } from '@/features/money/use-price';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/core/hooks';
import { acceptPrice } from '@/store/prices/prices.thunks';
import { useLocale } from '@/ui/text/locale-context';

interface PriceQuestionProps {
  doubt: PriceDoubt;
  onUse?: () => void;
}

/** Both prices, and a button to use the new one. Asked once: the new one is remembered then. */
export function PriceQuestion({ doubt: { quote, before }, onUse }: PriceQuestionProps) {
  const t = useMessages(moneyMessages);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const format = (perBtc: number) => formatFiat(Math.round(perBtc * 100), quote.currency, locale);

  function use({ currentTarget }: MouseEvent<HTMLElement>): void {
    void dispatch(acceptPrice(quote));
    onUse?.();
    focusFieldOf(currentTarget);
  }

  return (
    <>
      {t.priceChanged({ before: format(before), now: format(quote.perBtc), source: quote.source })}{' '}
      <button
        type="button"
        className="inline-flex min-h-6 items-center underline underline-offset-2 hover:text-ink"
        onClick={use}
      >
        {t.usePrice({ price: format(quote.perBtc) })}
      </button>
    </>
  );
}

/** The button disappears; the field around it takes the focus. */
function focusFieldOf(button: HTMLElement): void {
  let around: HTMLElement | null = button;
  while (around !== null && around.querySelector('input') === null) around = around.parentElement;
  around?.querySelector('input')?.focus();
}
