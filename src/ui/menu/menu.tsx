import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { nextIndex } from '@/ui/focus/roving';
import { classes } from '@/ui/layout/classes';
import { useOutsidePress } from '@/ui/menu/use-outside-press';

export interface MenuProps {
  /** On the button that opens it. */
  label: ReactNode;
  entries: readonly MenuEntry[];
  /** Edge the list hangs from. `right-when-wide`: the left one below 768 px. */
  align?: keyof typeof EDGES;
  /** Look of the button. */
  className?: string;
}

const LIST =
  'absolute top-full z-40 mt-1 w-max max-w-[calc(100vw-2rem)] min-w-56 animate-appear rounded-control border border-line bg-raised p-1 shadow-pop';

const EDGES = { left: 'left-0', right: 'right-0', 'right-when-wide': 'left-0 md:right-0 md:left-auto' };

/**
 * A button with a list of acts and links under it (ARIA menu button): arrows, Home and End move, Escape closes and
 * gives focus back, a press outside or Tab closes.
 */
export function Menu({ label, entries, align = 'left', className }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useOutsidePress(root, open, () => setOpen(false));
  const settle = useEffectEvent(() => {
    if (list.current !== null) keepInView(list.current);
    (list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? items()[0])?.focus();
  });
  useEffect(() => {
    if (open) settle();
  }, [open]);

  function items(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  }

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
    const all = items();
    const target = nextIndex(event.key, all.indexOf(document.activeElement as HTMLElement), all.length, 'vertical');
    if (!open && event.key === 'ArrowDown') setOpen(true);
    if (target === null) return;
    event.preventDefault();
    all[target]?.focus();
  }

  return (
    <div ref={root} className="relative min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
        className={classes('inline-flex items-center gap-1', className)}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={classes('size-4 shrink-0 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <div ref={list} id={id} role="menu" tabIndex={-1} onKeyDown={onKeyDown} className={classes(LIST, EDGES[align])}>
          {entries.map((entry) => (
            <MenuItem key={entry.label} entry={entry} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

const MARGIN_PX = 8;

/** Shifts what hangs over the left or right edge of the window back into it. */
function keepInView(element: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  const over = right + MARGIN_PX - document.documentElement.clientWidth;
  const shift = left < MARGIN_PX ? MARGIN_PX - left : -Math.max(over, 0);
  if (shift !== 0) element.style.translate = `${shift}px`;
}

/** An act (`onSelect`; with `checked`, one choice of several) or a place (`to`). */
type MenuEntry = { label: string; onSelect: () => void; checked?: boolean } | { label: string; to: string };

interface MenuItemProps {
  entry: MenuEntry;
  /** Called before the act, when the menu should close. */
  onDone: () => void;
}

const ITEM =
  'flex min-h-9 w-full items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm text-ink hover:bg-sunken ' +
  'focus-visible:bg-sunken focus-visible:outline-offset-[-2px]';

function MenuItem({ entry, onDone }: MenuItemProps) {
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
