import X from 'lucide-react/icons/x';
import { formatBtc, type Sats } from '@/domain/primitives/amount';
import type { OutputRow } from '@/exit/screen/make/use-order';
import { useTexts } from '@/exit/texts/texts';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { TextField } from '@/ui/fields/text-field';

export interface OutputFieldsProps {
  row: OutputRow;
  /** From 1; `null`: the only one. */
  number: number | null;
  /** The amount of the rest; `null` while unknown. */
  rest: Sats | null;
  errors: { address: string | null; amount: string | null };
  onChange: (change: Partial<Omit<OutputRow, 'id'>>) => void;
  onRemove: () => void;
}

/** Address and amount of one output. */
export function OutputFields({ row, number, rest, errors, onChange, onRemove }: OutputFieldsProps) {
  const t = useTexts();
  const restText = rest === null ? '' : formatBtc(rest);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{t.make.output(number ?? 1)}</legend>
      {number !== null && (
        <div className="flex items-center justify-between border-t border-line pt-2">
          <span aria-hidden="true" className="text-xs font-medium text-ink-faint">
            {t.make.output(number)}
          </span>
          <IconButton label={t.make.remove} onClick={onRemove}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      )}
      <TextField
        label={t.make.address}
        error={errors.address}
        mono
        autoComplete="off"
        value={row.address}
        onChange={({ target }) => onChange({ address: target.value })}
      />
      <TextField
        label={t.make.amount}
        error={errors.amount}
        hint={row.isRest ? t.make.maxHint : undefined}
        inputMode="decimal"
        autoComplete="off"
        placeholder={row.isRest ? t.make.maxValue : '0.00000000'}
        value={row.isRest ? restText : row.amount}
        onChange={({ target }) => onChange({ amount: target.value, isRest: false })}
        suffix={
          <Button size="sm" onClick={() => onChange({ amount: '', isRest: true })}>
            {t.make.max}
          </Button>
        }
      />
    </fieldset>
  );
}
