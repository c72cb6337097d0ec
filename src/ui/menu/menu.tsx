import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getNextIndex } from '@/ui/focus/roving';
import { classes } from '@/ui/layout/classes';

export interface MenuProps {
  /** Label of the button. */
  label: ReactNode;
  entries: readonly MenuEntry[];
  /** Edge of the button that the list is aligned with. `right-when-wide`: the left one below 768 px. */
  align?: keyof typeof ALIGN;
  /** Classes of the button. */
  className?: string;
  /** Classes of the arrow beside the label. */
  arrowClassName?: string;
}

// Fallbacks only while open: WebKit bug 299742 (docs/testing.md#other-browsers).
const LIST =
  'inset-auto my-1 w-max max-w-[calc(100vw-2rem)] min-w-56 animate-unfold rounded-control border border-line bg-raised p-1 text-ink shadow-pop ' +
  '[position-anchor:--menu] open:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline] ' +
  'not-supports-[position-area:bottom]:inset-0 not-supports-[position-area:bottom]:m-auto';

// The margin is the distance from the edge of the window.
const ALIGN = {
  left: 'mr-2 [position-area:bottom_span-right]',
  right: 'ml-2 [position-area:bottom_span-left]',
  'right-when-wide': 'mr-2 [position-area:bottom_span-right] md:mr-0 md:ml-2 md:[position-area:bottom_span-left]',
};

/**
 * A button that opens a list of actions and links (ARIA menu button). Arrows, Home and End move the focus; Escape, Tab and
 * a click outside close the list.
 */
export function Menu({ label, entries, align = 'left', className, arrowClassName }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen)
      (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? findItems(list.current)[0])?.focus();
  }, [isOpen]);

  function close(): void {
    list.current?.hidePopover();
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      list.current?.showPopover();
      return;
    }
    if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) {
      // Not prevented, Escape would also close what is around the menu.
      event.preventDefault();
      close();
    }
    if (event.key === 'Tab') close();
    const items = findItems(list.current);
    const target = getNextIndex(
      event.key,
      items.indexOf(document.activeElement as HTMLElement),
      items.length,
      'vertical',
    );
    if (target === null) return;
    event.preventDefault();
    items[target]?.focus();
  }

  return (
    <div className="min-w-0 [anchor-scope:--menu]">
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onKeyDown={onKeyDown}
        className={classes('inline-flex items-center gap-1 [anchor-name:--menu]', className)}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 shrink-0 transition-transform', isOpen && 'rotate-180', arrowClassName)}
        />
      </button>
      <div
        ref={list}
        id={id}
        role="menu"
        popover="auto"
        tabIndex={-1}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
        className={classes(LIST, ALIGN[align])}
      >
        {isOpen && entries.map((entry) => <MenuItem key={entry.label} entry={entry} onDone={close} />)}
      </div>
    </div>
  );
}

function findItems(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** An action (`onSelect`; with `checked`, one of several choices; `note`: a line below the label) or a link (`to`). */
type MenuEntry =
  | { label: string; note?: string | undefined; onSelect: () => void; checked?: boolean }
  | { label: string; to: string };

interface MenuItemProps {
  entry: MenuEntry;
  /** Called before the action, to close the menu. */
  onDone: () => void;
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm text-ink hover:bg-sunken ' +
  'focus-visible:bg-sunken focus-visible:outline-offset-[-2px]';

function MenuItem({ entry, onDone }: MenuItemProps) {
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
