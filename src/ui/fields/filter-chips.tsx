import { Chip } from '@/ui/fields/chip';

export interface FilterChip<Key extends string> {
  key: Key;
  label: string;
  /** How many items the filter shows. */
  count: number;
}

export interface FilterChipsProps<Key extends string> {
  /** Names the group. */
  label: string;
  chips: readonly FilterChip<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
}

/** A line of filters, one of them on, each with its count. */
export function FilterChips<Key extends string>({ label, chips, selected, onSelect }: FilterChipsProps<Key>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
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
