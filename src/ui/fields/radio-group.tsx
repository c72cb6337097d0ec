import { type ReactNode, useId } from 'react';
import { classes } from '@/ui/layout/classes';

export interface RadioOption<Key extends string> {
  key: Key;
  label: ReactNode;
}

export interface RadioGroupProps<Key extends string> {
  /** Names the group. */
  label: string;
  options: readonly RadioOption<Key>[];
  /** `null`: none is chosen yet. */
  selected: Key | null;
  disabled?: boolean;
  /** Side by side, where there is room. */
  isInline?: boolean;
  onSelect: (key: Key) => void;
}

/** One choice of a few. */
export function RadioGroup<Key extends string>(props: RadioGroupProps<Key>) {
  const { label, options, selected, disabled = false, isInline = false, onSelect } = props;
  const name = useId();
  return (
    <fieldset className={classes('flex gap-1', isInline ? 'flex-wrap gap-x-6' : 'flex-col')} disabled={disabled}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {options.map((option) => (
        <label key={option.key} className="flex gap-2.5 py-0.5 text-sm has-disabled:opacity-55">
          <input
            type="radio"
            name={name}
            checked={option.key === selected}
            onChange={() => onSelect(option.key)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
