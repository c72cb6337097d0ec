import type { FocusEventHandler, ReactNode } from 'react';
import { amountIssueMessages } from '@/content/money.messages';
import type { AmountEntry } from '@/domain/money/amount-entry';
import { AmountMeaning } from '@/features/money/amount-meaning';
import { UnitSelect } from '@/features/money/unit-select';
import { useAmountEntry } from '@/features/money/use-amount-entry';
import { usePrice } from '@/features/money/use-price';
import { useMessages } from '@/i18n/use-messages';
import { CONTROL, Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface AmountFieldProps {
  label: string;
  /** BTC as `parseBtc` reads it, or what was typed if it cannot be read. */
  value: string;
  onValue: (value: string) => void;
  /** To show now. The field words it itself if the text cannot be read as an amount. */
  error?: string | null | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Takes a payment link (BIP21); false leaves it to the field, which takes the amount. */
  onLink?: (text: string) => boolean;
  /** Inside, on the right: a small button. */
  action?: ReactNode;
  'data-autofocus'?: boolean;
}

/**
 * An amount in BTC, sats, or euro or dollar at the current price, with what it was understood as. What was typed stays,
 * also when it is wrong.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onValue, error, hint, onLink, action, required, disabled, ...input } = props;
  const price = usePrice();
  const { entry, type, chooseUnit } = useAmountEntry(value, onValue, price);
  const issue = useIssueText(entry);
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <Field label={label} hint={hint} error={hasError ? (issue ?? error) : null}>
      {({ 'aria-describedby': note, ...control }) => {
        const meaningId = `${control.id}-meaning`;
        return (
          <>
            <div className="flex">
              <div className="relative min-w-0 flex-1 focus-within:z-10">
                <input
                  {...input}
                  {...control}
                  aria-describedby={note === undefined ? meaningId : `${meaningId} ${note}`}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  spellCheck={false}
                  required={required}
                  disabled={disabled}
                  value={entry.text}
                  onChange={(event) => onLink?.(event.target.value) !== true && type(event.target.value)}
                  className={classes(CONTROL, 'figures rounded-r-none', action !== undefined && 'pr-16')}
                />
                {action !== undefined && <div className="absolute inset-y-0 right-1.5 flex items-center">{action}</div>}
              </div>
              <UnitSelect entry={entry} price={price} disabled={disabled} onUnit={chooseUnit} />
            </div>
            <p id={meaningId} className="min-h-4 text-xs text-ink-faint">
              <AmountMeaning entry={entry} price={price} />
            </p>
          </>
        );
      }}
    </Field>
  );
}

/** Why the text cannot be read; `null` if it can, or if there is none. */
function useIssueText({ read, unit }: AmountEntry): string | null {
  const t = useMessages(amountIssueMessages);
  if (read.ok || read.issue === 'empty') return null;
  return read.issue === 'too-precise' && unit !== 'BTC' ? t[`too-precise-${unit}`] : t[read.issue];
}
