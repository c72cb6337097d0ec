import ChevronDown from 'lucide-react/icons/chevron-down';
import { moneyMessages } from '@/content/money.messages';
import type { AmountEntry } from '@/domain/money/amount-entry';
import type { AmountUnit } from '@/domain/money/parse-amount';
import type { PriceQuote } from '@/domain/money/price';
import { useMessages } from '@/i18n/use-messages';
import { CONTROL } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

export interface UnitSelectProps {
  entry: AmountEntry;
  price: PriceQuote | null;
  disabled: boolean | undefined;
  onUnit: (unit: AmountUnit) => void;
}

/** The unit that is typed. Euro or dollar is offered while there is a price. */
export function UnitSelect({ entry, price, disabled, onUnit }: UnitSelectProps) {
  const t = useMessages(moneyMessages);
  const fiat = (price ?? entry.quote)?.currency;
  return (
    <div className="relative -ml-px shrink-0">
      <select
        aria-label={t.unit}
        disabled={disabled}
        value={entry.unit}
        onChange={(event) => onUnit(event.target.value as AmountUnit)}
        className={classes(CONTROL, 'w-auto appearance-none rounded-l-none pr-7 text-sm leading-6 sm:leading-5')}
      >
        <option value="BTC">BTC</option>
        <option value="sats">sats</option>
        {fiat !== undefined && <option value="fiat">{fiat}</option>}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-faint"
      />
    </div>
  );
}
