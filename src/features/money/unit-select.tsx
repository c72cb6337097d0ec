import ChevronDown from 'lucide-react/icons/chevron-down';
import type { AmountEntry } from '@/domain/money/amount-entry';
import type { AmountUnit } from '@/domain/money/parse-amount';
import type { PriceQuote } from '@/domain/money/price';
import { CONTROL } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

/** A control that shows a result, until the user changes it. */
export const CALCULATED = 'border-line! bg-sunken! hover:border-line-strong!';

interface UnitSelectProps {
  label: string;
  entry: AmountEntry;
  price: PriceQuote | null;
  disabled: boolean | undefined;
  calculated: boolean;
  onUnit: (unit: AmountUnit) => void;
}

/** The unit of the input. Euro or dollar is offered while there is a price. */
export function UnitSelect({ label, entry, price, disabled, calculated, onUnit }: UnitSelectProps) {
  const fiat = (price ?? entry.quote)?.currency;
  // A result is not typed in a unit.
  if (calculated)
    return (
      <span className="-ml-px flex shrink-0 items-center rounded-r-control border border-line bg-sunken px-3 text-sm text-ink-soft">
        {entry.unit === 'BTC' ? 'BTC' : 'sat'}
      </span>
    );
  return (
    <div className="relative -ml-px shrink-0">
      <select
        aria-label={label}
        disabled={disabled}
        value={entry.unit}
        onChange={(event) => onUnit(event.target.value as AmountUnit)}
        className={classes(CONTROL, 'w-auto appearance-none rounded-l-none pr-7 text-sm leading-6 sm:leading-5')}
      >
        <option value="BTC">BTC</option>
        <option value="sats">sat</option>
        {fiat !== undefined && <option value="fiat">{fiat}</option>}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-faint"
      />
    </div>
  );
}
