import { type FocusEventHandler, type ReactNode, useState } from 'react';
import { amountIssueMessages, moneyMessages } from '@/content/money.messages';
import { type AmountEntry, changeUnit, createEntry, typeAmount } from '@/domain/money/amount-entry';
import { formatFiat } from '@/domain/money/format-fiat';
import { type AmountUnit, parseAmount } from '@/domain/money/parse-amount';
import { type PriceQuote, toFiat } from '@/domain/money/price';
import { formatSats } from '@/domain/primitives/format-sats';
import { currency } from '@/features/money/currency';
import { PriceQuestion } from '@/features/money/price-question';
import { CALCULATED, UnitSelect } from '@/features/money/unit-select';
import { useDescribeSource } from '@/features/money/use-describe-source';
import { type PriceDoubt, usePrice, usePriceDoubt } from '@/features/money/use-price';
import type { ShownTexts } from '@/i18n/i18n';
import { useScreenTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { useValue } from '@/lib/value';
import { CONTROL, Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

type Texts = ShownTexts<typeof moneyMessages> & ShownTexts<typeof amountIssueMessages>;

interface AmountFieldProps {
  label: string;
  /** BTC as `parseBtc` reads it, or the unreadable input. */
  value: string;
  onValue: (value: string) => void;
  /** Error to show. The field itself explains unreadable input. */
  error?: string | null | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Handles a payment link (BIP21). If false, the field uses its amount. */
  onLink?: (text: string) => boolean;
  /** A small button inside the field, on the right. */
  action?: ReactNode;
  'data-autofocus'?: boolean;
  /** Calculated from another field, as this says while it is empty: it need not be filled in, but can be. */
  calculated?: string | undefined;
  /** In BTC or satoshis: euros have a field of their own. */
  bitcoinOnly?: boolean;
  /** Of what was typed, only its value, on the line of the label. */
  brief?: boolean;
  /** False if the hint says what the amount is. */
  explained?: boolean;
  /** Of a screen that is in another language. */
  texts?: Partial<Texts> & { tag: string };
}

/**
 * An amount in BTC, sats, or euro or dollar at the current price, with its interpretation. The input stays as typed,
 * even if it is wrong.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValue, error, hint, onLink, action, required, disabled, texts } = props;
  const {
    bitcoinOnly = false,
    brief = false,
    explained = true,
    calculated,
    onBlur,
    'data-autofocus': autofocus,
  } = props;
  const t = { ...useMessages(moneyMessages), ...useMessages(amountIssueMessages), ...texts };
  const screenTag = useScreenTag();
  const price = usePrice();
  const anyDoubt = usePriceDoubt(useValue(currency));
  const doubt = bitcoinOnly ? null : anyDoubt;
  const quote = bitcoinOnly ? null : price;
  const { entry, type, chooseUnit, takePrice } = useAmountEntry(value, onValue, { price: quote, doubt });
  const question = doubt !== null && isInPrice(entry, doubt) ? doubt : null;
  const issue = describeIssue(t, entry, question !== null);
  const hasError = error !== undefined && error !== null && error !== '';
  // Of bitcoin only, the unit beside the field says what to type.
  const isBrief = brief && question === null && entry.unit !== 'fiat' && !(entry.read.ok && entry.read.unit === 'fiat');
  const hasMeaning = isBrief ? entry.read.ok && price !== null : !bitcoinOnly || (explained && entry.read.ok);
  return (
    <Field
      label={label}
      hint={hint}
      error={hasError ? (issue ?? error) : null}
      className={classes(brief && 'relative')}
    >
      {({ 'aria-describedby': note, ...control }) => {
        const meaningId = hasMeaning ? `${control.id}-meaning` : undefined;
        return (
          <>
            <div className="flex">
              <div className="relative min-w-0 flex-1 focus-within:z-10">
                <input
                  {...control}
                  data-autofocus={autofocus}
                  onBlur={onBlur}
                  aria-describedby={[meaningId, note].filter((id) => id !== undefined).join(' ') || undefined}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  spellCheck={false}
                  required={required}
                  disabled={disabled}
                  placeholder={calculated}
                  value={entry.text}
                  onChange={(event) => onLink?.(event.target.value) !== true && type(event.target.value)}
                  className={classes(
                    CONTROL,
                    'figures rounded-r-none',
                    action !== undefined && 'pr-16',
                    calculated !== undefined && CALCULATED,
                  )}
                />
                {action !== undefined && <div className="absolute inset-y-0 right-1.5 flex items-center">{action}</div>}
              </div>
              <UnitSelect
                label={t.unit}
                entry={entry}
                price={quote}
                disabled={disabled}
                calculated={calculated !== undefined}
                onUnit={chooseUnit}
              />
            </div>
            {hasMeaning && (
              <p
                id={meaningId}
                className={classes('text-xs text-ink-faint', isBrief ? 'figures absolute top-0 right-0' : 'min-h-4')}
              >
                {question === null ? (
                  <AmountMeaning t={t} tag={texts?.tag ?? screenTag} entry={entry} price={price} isBrief={isBrief} />
                ) : (
                  <PriceQuestion doubt={question} onUse={() => takePrice(question.quote)} />
                )}
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** Whether only a price that the user has not taken yet is missing. */
function isInPrice({ text, unit, read }: AmountEntry, { quote }: PriceDoubt): boolean {
  if (read.ok || read.issue !== 'no-price') return false;
  const converted = parseAmount(text, unit, quote);
  return converted.ok && converted.unit === 'fiat';
}

/** Why the text cannot be read. `null` if it can or is empty. */
function describeIssue(t: Texts, { read, unit }: AmountEntry, isAsked: boolean): string | null {
  if (isAsked) return t['unused-price'];
  if (read.ok || read.issue === 'empty') return null;
  return read.issue === 'too-precise' && unit !== 'BTC' ? t[`too-precise-${unit}`] : t[read.issue];
}

interface AmountMeaningProps {
  t: Texts;
  /** Of the texts. */
  tag: string;
  entry: AmountEntry;
  price: PriceQuote | null;
  /** The value alone. */
  isBrief: boolean;
}

/** The amount in BTC and satoshis with its value. For an empty field, a hint. */
function AmountMeaning({ t, tag, entry, price, isBrief }: AmountMeaningProps) {
  const locale = useLocale();
  const describeSource = useDescribeSource();
  const { read } = entry;
  if (!read.ok) {
    if (read.issue !== 'empty') return null;
    const units = ['BTC', 'sat', ...(price === null ? [] : [price.currency])];
    // The sentence is in the language of the screen, also beside a contract in another one.
    return <>{t.accepts({ units: new Intl.ListFormat(tag, { type: 'disjunction' }).format(units) })}</>;
  }
  const format = (cents: number, quote: PriceQuote) => formatFiat(cents, quote.currency, locale);
  // Euros and dollars are converted once, as they are typed.
  const quote = read.unit === 'fiat' ? entry.quote : price;
  if (isBrief) return quote && <>≈ {format(toFiat(read.sats, quote), quote)}</>;
  return (
    <>
      <Amount sats={read.sats} mark={false} fiat={false} /> · {formatSats(read.sats, locale)}
      {quote !== null && <> · {`≈ ${format(toFiat(read.sats, quote), quote)}`}</>}
      {quote !== null && (entry.unit === 'fiat' || read.unit === 'fiat') && (
        <span className="block">{t.rate({ rate: format(quote.perBtc * 100, quote), ...describeSource(quote) })}</span>
      )}
    </>
  );
}

interface AmountEntryState {
  entry: AmountEntry;
  type: (text: string) => void;
  chooseUnit: (unit: AmountUnit) => void;
  /** Reads the text again, at this price. */
  takePrice: (quote: PriceQuote) => void;
}

interface CurrentPrice {
  price: PriceQuote | null;
  doubt: PriceDoubt | null;
}

/** The text and unit of an amount field. The form only knows the amount in BTC. */
function useAmountEntry(
  value: string,
  onValue: (value: string) => void,
  { price, doubt }: CurrentPrice,
): AmountEntryState {
  const [entry, setEntry] = useState(() => createEntry(value));
  // The form has been cleared or filled since.
  const current = entry.value === value ? entry : createEntry(value, entry.unit);
  if (current !== entry) setEntry(current);

  function change(next: AmountEntry): void {
    setEntry(next);
    if (next.value !== value) onValue(next.value);
  }

  const quote = price ?? current.quote;
  return {
    entry: current,
    type: (text) => change(typeAmount(text, current.unit, doubt === null ? quote : null)),
    chooseUnit: (unit) => {
      if (doubt === null) change(changeUnit(current, unit, quote));
      // The amount in the other unit is shown, and nothing that is typed then is converted.
      else if (current.read.ok) change({ ...changeUnit(current, unit, quote), quote: null });
      else change(changeUnit(current, unit, null));
    },
    takePrice: (taken) => change(typeAmount(current.text, current.unit, taken)),
  };
}
