import { withdrawalsMessages } from '@/content/withdrawals.messages';
import { EMPTY_BALANCE } from '@/domain/guarantees/guarantee-status';
import { formatBtc, toSats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import { AmountField } from '@/features/money/amount-field';
import { AddressField } from '@/features/withdrawals/release/address-field';
import type { SplitForm } from '@/features/withdrawals/release/use-split';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectName } from '@/store/people/people.thunks';
import { Button } from '@/ui/button/button';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

interface SplitFieldsProps {
  split: SplitForm;
  /** The first payee, if it is a party. */
  first: Id | null;
  disabled: boolean;
}

/** *Split with …*: the second payee, and who gets how much. The two amounts always add up to what arrives. */
export function SplitFields({ split, first, disabled }: SplitFieldsProps) {
  const t = useMessages(withdrawalsMessages);
  const formatPercent = usePercent();
  const other = useName(split.other);
  const names = { first: useName(first) ?? t.firstPayee, second: useName(split.payee) ?? t.secondPayee };
  if (!split.isOn) {
    return (
      <Button size="sm" variant="quiet" className="self-start" disabled={disabled} onClick={() => split.setOn(true)}>
        <Foreign>{other === null ? t.split : t.splitWith({ name: other })}</Foreign>
      </Button>
    );
  }
  const least = toSats(EMPTY_BALANCE + 1);
  const isWrong = split.first === null || !split.isPayable;
  const hasEntry = split.texts.first !== '' || split.texts.second !== '';
  const error = hasEntry && isWrong && least !== null ? t.partWrong({ least: formatBtc(least) }) : null;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-control border border-line p-4">
      <legend className="sr-only">{t.split}</legend>
      <AddressField
        label={t.secondDestination}
        disabled={disabled}
        value={split.address}
        state={split.addressState}
        error={split.isSameAddress ? t.sameAddress : null}
        hint={split.addressState.kind === 'fits' ? t.compare : null}
        onText={split.setAddress}
      />
      <label className="flex flex-col gap-1 text-sm">
        <span className="figures flex justify-between gap-3">
          <Foreign>{`${names.first} ${formatPercent(split.percent)}`}</Foreign>
          <Foreign>{`${names.second} ${formatPercent(split.percent === null ? null : 100 - split.percent)}`}</Foreign>
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          disabled={disabled || split.percent === null}
          value={split.percent ?? 50}
          aria-label={t.partOf({ name: names.first })}
          aria-valuetext={formatPercent(split.percent)}
          onChange={(event) => split.setEntry({ field: 'part', percent: event.target.valueAsNumber })}
          className="w-full accent-accent"
        />
      </label>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['first', 'second'] as const).map((field) => (
          <AmountField
            key={field}
            label={t.gets({ name: names[field] })}
            required
            brief
            disabled={disabled}
            value={split.texts[field]}
            error={field === 'first' ? error : null}
            onValue={(text) => split.setEntry({ field, text })}
          />
        ))}
      </div>
      <Button size="sm" variant="quiet" className="self-start" disabled={disabled} onClick={() => split.setOn(false)}>
        {t.splitOff}
      </Button>
    </fieldset>
  );
}

function useName(id: Id | null): string | null {
  return useAppSelector((state) => (id === null ? null : (selectName(state, id) ?? String(id))));
}

function usePercent(): (percent: number | null) => string {
  const format = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 1 });
  return (percent) => (percent === null ? '' : format.format(percent / 100));
}
