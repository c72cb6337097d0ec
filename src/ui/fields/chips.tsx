import type { ComponentProps } from 'react';
import { classes } from '@/ui/layout/classes';

export interface ChipProps extends ComponentProps<'button'> {
  /** Read out as pressed. */
  selected: boolean;
}

/** A toggle among several filters or choices. */
export function Chip({ selected, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classes(
        'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-xs font-medium whitespace-nowrap transition-colors',
        selected
          ? 'border-transparent bg-accent-soft text-accent-ink'
          : 'border-line text-ink-soft hover:bg-sunken hover:text-ink',
        className,
      )}
    />
  );
}

export interface FilterChip<Key extends string> {
  key: Key;
  label: string;
  /** Number of items that match. */
  count: number;
}

export interface FilterChipsProps<Key extends string> {
  /** Names the group. */
  label: string;
  chips: readonly FilterChip<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** On phones one line that scrolls to the edges of the screen. */
const ROW =
  'flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap';

/** A row of filters with counts, one of them selected. */
export function FilterChips<Key extends string>({ label, chips, selected, onSelect }: FilterChipsProps<Key>) {
  return (
    <fieldset className={ROW}>
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <Chip key={chip.key} selected={chip.key === selected} onClick={() => onSelect(chip.key)}>
          {chip.label}
          <span className="figures font-normal opacity-75">{chip.count}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
