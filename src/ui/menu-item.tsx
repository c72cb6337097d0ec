import { Link } from 'react-router-dom';

/** An act (`onSelect`) or a place (`to`). */
export type MenuEntry = { label: string; onSelect: () => void } | { label: string; to: string };

export interface MenuItemProps {
  entry: MenuEntry;
  /** Called before the act, when the menu should close. */
  onDone: () => void;
}

const ITEM =
  'flex min-h-9 w-full items-center rounded-sm px-3 py-1.5 text-left text-sm text-ink hover:bg-sunken ' +
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
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={() => select(entry.onSelect)} className={ITEM}>
      {entry.label}
    </button>
  );
}
