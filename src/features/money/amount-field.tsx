import { type FocusEventHandler, type ReactNode, useState } from 'react';
import { formIssueMessages } from '@/content/form-issues.messages';
import { formatFiat } from '@/domain/money/format-fiat';
import { type AmountEntry, typeAmount } from '@/domain/money/parse-amount';
import { type PriceQuote, toFiat } from '@/domain/money/price';
import { formatSats } from '@/domain/primitives/format-sats';
import { usePrice } from '@/features/money/use-price';
import type { ShownTexts } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import { CONTROL, Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Amount } from '@/ui/text/amount';
import { useLocale } from '@/ui/text/locale-context';

type Texts = ShownTexts<typeof formIssueMessages>;

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
  /** Of what was typed, only its value, on the line of the label. */
  brief?: boolean;
  /** Of a screen that is in another language. */
  texts?: Partial<Texts>;
}

/** An amount in BTC with its interpretation. The input stays as typed, even if it is wrong. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValue, error, hint, onLink, action, required, disabled, texts } = props;
  const { brief = false, onBlur, 'data-autofocus': autofocus } = props;
  const t = { ...useMessages(formIssueMessages), ...texts };
  const price = usePrice();
  const { entry, type } = useAmountEntry(value, onValue);
  const hasError = error !== undefined && error !== null && error !== '';
  const hasMeaning = entry.read.ok && (!brief || price !== null);
  return (
    <Field
      label={label}
      hint={hint}
      error={hasError ? (describeIssue(t, entry) ?? error) : null}
      className={classes(brief && 'relative')}
    >
      {({ 'aria-describedby': note, ...control }) => {
        const meaningId = hasMeaning ? `${control.id}-meaning` : undefined;
        return (
          <>
            <div className="relative">
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
                value={entry.text}
                onChange={(event) => onLink?.(event.target.value) !== true && type(event.target.value)}
                className={classes(CONTROL, 'figures', action !== undefined && 'pr-16')}
              />
              {action !== undefined && <div className="absolute inset-y-0 right-1.5 flex items-center">{action}</div>}
            </div>
            {(hasMeaning || !brief) && (
              <p
                id={meaningId}
                className={classes('text-xs text-ink-faint', brief ? 'figures absolute top-0 right-0' : 'min-h-4')}
              >
                <AmountMeaning entry={entry} price={price} isBrief={brief} />
              </p>
            )}
          </>
        );
      }}
    </Field>
  );
}

/** Why the text cannot be read. `null` if it can or is empty. */
function describeIssue(t: Texts, { read }: AmountEntry): string | null {
  return read.ok || read.issue === 'empty' ? null : t[read.issue];
}

interface AmountMeaningProps {
  entry: AmountEntry;
  price: PriceQuote | null;
  /** The value alone. */
  isBrief: boolean;
}

/** The amount in BTC and satoshis with its value. */
function AmountMeaning({ entry: { read }, price, isBrief }: AmountMeaningProps) {
  const locale = useLocale();
  if (!read.ok) return null;
  const value = price && `≈ ${formatFiat(toFiat(read.sats, price), price.currency, locale)}`;
  if (isBrief) return <>{value}</>;
  return (
    <>
      <Amount sats={read.sats} mark={false} fiat={false} /> · {formatSats(read.sats, locale)}
      {value !== null && <> · {value}</>}
    </>
  );
}

/** The text of an amount field. The form only knows the amount. */
function useAmountEntry(value: string, onValue: (value: string) => void) {
  const [entry, setEntry] = useState(() => typeAmount(value));
  // The form has been cleared or filled since.
  const current = entry.value === value ? entry : typeAmount(value);
  if (current !== entry) setEntry(current);
  return {
    entry: current,
    type: (text: string) => {
      const next = typeAmount(text);
      setEntry(next);
      if (next.value !== value) onValue(next.value);
    },
  };
}
