import { specialTermsMessages } from '@/content/special-terms.messages';
import type { PriceQuote } from '@/domain/money/price';
import { type ChoiceForm, convertEuros } from '@/domain/template/guarantee-choice';
import { readCents } from '@/domain/template/special-terms';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';

/** How the bitcoin amount came about, and what the contract's text still needs if it was typed. Nothing without euros. */
export function ConversionNote({ form, quote }: { form: ChoiceForm; quote: PriceQuote | null }) {
  const t = useMessages(specialTermsMessages);
  const tag = useLegalTag();
  if (readCents(form.euros) === null) return null;
  if (quote === null) return t.noPrice;
  if (convertEuros(form.euros, quote) !== form.amount.trim()) {
    return <span className="text-tone-yellow">{t.typedAmount}</span>;
  }
  const price = quote.perBtc.toLocaleString(tag, { style: 'currency', currency: 'EUR' });
  return t.converted({ price, source: quote.source });
}
