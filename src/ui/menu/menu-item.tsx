import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '@/ui/layout/classes';

/** An action (`onSelect`; with `checked`, one of several choices; `note`: a line below the label) or a link (`to`). */
export type MenuEntry =
  | { label: string; note?: string | undefined; onSelect: () => void; checked?: boolean }
  | { label: string; to: string };

/** Entries with a heading. */
export interface MenuGroup {
  heading: string;
  /** A fact about all of them. */
  note?: string | null;
  entries: readonly MenuEntry[];
}

/** Entries below their heading. */
export function MenuGroupView({ group, onDone }: { group: MenuGroup; onDone: () => void }) {
  const { heading, note = null, entries } = group;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={note === null ? heading : `${heading}. ${note}`}
      className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
    >
      <p aria-hidden="true" className="px-3 pt-1.5 pb-0.5 text-xs text-ink-faint">
        {heading}
      </p>
      {note !== null && (
        <p aria-hidden="true" className="max-w-72 px-3 pb-1 text-xs text-pretty text-ink-soft">
          {note}
        </p>
      )}
      {entries.map((entry) => (
        <MenuItem key={entry.label} entry={entry} onDone={onDone} />
      ))}
    </div>
  );
}

interface MenuItemProps {
  entry: MenuEntry;
  /** Called before the action, to close the menu. */
  onDone: () => void;
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm text-ink hover:bg-sunken ' +
  'focus-visible:bg-sunken focus-visible:outline-offset-[-2px]';

export function MenuItem({ entry, onDone }: MenuItemProps) {
  const noteId = useId();
  if ('to' in entry) {
    return (
      <Link role="menuitem" tabIndex={-1} to={entry.to} onClick={onDone} className={ITEM}>
        {entry.label}
      </Link>
    );
  }
  const { label, note, checked, onSelect } = entry;
  const role = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <button
      type="button"
      {...role}
      {...(note !== undefined && { 'aria-label': label, 'aria-describedby': noteId })}
      tabIndex={-1}
      onClick={() => {
        onDone();
        onSelect();
      }}
      className={ITEM}
    >
      {checked !== undefined && <Check aria-hidden="true" className={classes('size-4', !checked && 'invisible')} />}
      {note === undefined ? (
        label
      ) : (
        <span className="flex flex-col">
          {label}
          <span id={noteId} className="text-xs text-ink-faint">
            {note}
          </span>
        </span>
      )}
    </button>
  );
}
