import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { nextIndex } from '@/ui/focus/roving';
import { classes } from '@/ui/layout/classes';
import { keepInView } from '@/ui/menu/keep-in-view';
import { type MenuEntry, MenuItem } from '@/ui/menu/menu-item';
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
