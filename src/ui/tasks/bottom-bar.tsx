import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '@/ui/layout/classes';
import { keepAbove } from '@/ui/layout/keep-above';
import { TaskList, type TodoItem } from '@/ui/tasks/task-list';

export interface BottomBarProps {
  /** Name of the region. */
  label: string;
  /** Replaces the label: the due task in one line. */
  notice?: ReactNode;
  tasks: readonly TodoItem[];
  /** "and 2 more" */
  more: (count: number) => string;
  /** While something else has the user's attention. Its forms keep their input. */
  hidden?: boolean;
}

/**
 * The first task at the bottom of a phone's window; the others unfold. It stands at the end of the page's content and
 * sticks: nothing ends below it, and `scroll-padding` keeps focused elements above it (ui/tokens.css). In a low window it
 * does not stick, nor while the user types, when the keyboard takes half of the window.
 */
export function BottomBar({ label, notice, tasks, more, hidden = false }: BottomBarProps) {
  const titleId = useId();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [first, ...rest] = tasks;
  if (first === undefined) return null;
  const shown = open ? tasks : [first];
  // A single task needs no heading.
  const isPlain = notice === undefined && rest.length === 0;
  return (
    <section
      ref={keepAbove}
      hidden={hidden}
      aria-labelledby={titleId}
      data-bottom-bar=""
      className="sticky bottom-0 z-30 -mx-4 mt-auto -mb-8 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-edge [anchor-name:--tasks] sm:-mx-6 typing:static low:static low:shadow-none"
    >
      <div
        className={classes(
          isPlain ? 'sr-only' : 'flex items-center justify-between gap-x-3 px-4 py-1 text-xs sm:px-5',
          notice !== undefined && 'bg-tone-yellow-soft text-tone-yellow',
        )}
      >
        <h2 id={titleId} className={notice === undefined ? 'py-1 font-medium text-ink-soft' : 'sr-only'}>
          {label}
        </h2>
        <div className="min-w-0">{notice}</div>
        {rest.length > 0 && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded-sm font-medium text-accent-ink"
          >
            {more(rest.length)}
            <ChevronUp aria-hidden="true" className={classes('size-4 transition-transform', open && 'rotate-180')} />
          </button>
        )}
      </div>
      <div id={listId} className="max-h-[50dvh] overflow-y-auto max-sm:[&_[data-fiat]]:hidden">
        <TaskList tasks={shown} />
      </div>
    </section>
  );
}
