import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { classes } from '@/ui/layout/classes';

/** An act (`onSelect`; with `checked`, one choice of several) or a place (`to`). */
export type MenuEntry = { label: string; onSelect: () => void; checked?: boolean } | { label: string; to: string };

export interface MenuItemProps {
  entry: MenuEntry;
  /** Called before the act, when the menu should close. */
  onDone: () => void;
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm text-ink hover:bg-sunken ' +
  'focus-visible:bg-sunken focus-visible:outline-offset-[-2px]';

export function MenuItem({ entry, onDone }: MenuItemProps) {
  if ('to' in entry) {
    return (
      <Link role="menuitem" tabIndex={-1} to={entry.to} onClick={onDone} className={ITEM}>
        {entry.label}
      </Link>
    );
  }
  function select(act: () => void): void {
    onDone();
    act();
  }
  const { checked } = entry;
  const kind = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button type="button" {...kind} tabIndex={-1} onClick={() => select(entry.onSelect)} className={ITEM}>
      {checked !== undefined && <Check aria-hidden="true" className={classes('size-4', !checked && 'invisible')} />}
      {entry.label}
    </button>
  );
}
