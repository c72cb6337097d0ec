import { termsViewMessages } from '@/content/terms-view.messages';
import { useMessages } from '@/i18n/use-messages';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

/** Satoshis as bitcoin. A text that is not an amount is shown as it is. */
export function AmountText({ amount }: { amount: string }) {
  const t = useMessages(termsViewMessages);
  const sats = Number(amount);
  if (amount === '') return t.unknown;
  return String(sats) === amount && Number.isSafeInteger(sats) ? (
    <Amount sats={sats} fiat={false} />
  ) : (
    <Foreign>{amount}</Foreign>
  );
}

/** A date. A text that is not a date is shown as it is. */
export function DayText({ day }: { day: string }) {
  const t = useMessages(termsViewMessages);
  if (day === '') return t.empty;
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? <DateText value={day} /> : <Foreign>{day}</Foreign>;
}
