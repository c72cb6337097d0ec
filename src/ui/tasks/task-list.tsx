import { type ReactNode, useState } from 'react';

/** Something that the user has to do. */
export interface TodoItem {
  key: string;
  icon: ReactNode;
  text: ReactNode;
  /** Its subject in one line. */
  detail?: ReactNode;
  /** Id of the detail, which describes the button. */
  detailId?: string;
  /** Note for its form, below the text. */
  note?: ReactNode;
  /** The result of the action, below both. */
  result?: ReactNode;
  /** A button, several, or a form. */
  action: ReactNode;
}

/** The first ones; the others unfold. */
const MAX_SHOWN = 3;

export interface FoldedTasksProps {
  tasks: readonly TodoItem[];
  /** "and 2 more" */
  more: (count: number) => string;
}

/** A list of tasks that does not grow over the page by itself. */
export function FoldedTasks({ tasks, more }: FoldedTasksProps) {
  const [open, setOpen] = useState(false);
  const rest = tasks.length - MAX_SHOWN;
  return (
    <>
      <div className="max-h-80 overflow-y-auto">
        <TaskList tasks={open ? tasks : tasks.slice(0, MAX_SHOWN)} />
      </div>
      {rest > 0 && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="min-h-8 w-full border-t border-line px-4 text-left text-xs font-medium text-accent-ink sm:px-5"
        >
          {more(rest)}
        </button>
      )}
    </>
  );
}

/** Tasks in one row each: the button wraps below where there is no room beside the text. */
export function TaskList({ tasks }: { tasks: readonly TodoItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {tasks.map((task) => (
        <TaskRow key={task.key} task={task} />
      ))}
    </ul>
  );
}

function TaskRow({ task: { icon, text, detail, detailId, note, result, action } }: { task: TodoItem }) {
  return (
    // At 320 px too, the button stands beside the text.
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-5 max-[22rem]:[&_[data-fiat]]:hidden">
      <span aria-hidden="true" className="shrink-0 text-ink-faint max-[22rem]:hidden [&>svg]:size-4">
        {icon}
      </span>
      {/* The detail is cut to the width that is left. */}
      <div className="flex min-w-0 flex-1 basis-28 flex-wrap sm:basis-40 items-baseline gap-x-3 text-sm">
        <p className="font-medium">{text}</p>
        {detail !== undefined && (
          <p id={detailId} className="w-0 min-w-24 grow truncate text-xs text-ink-soft">
            {detail}
          </p>
        )}
        {note !== undefined && <p className="basis-full text-xs text-pretty text-ink-soft">{note}</p>}
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-2">{action}</div>
      {result !== undefined && <div className="-mt-2 basis-full empty:hidden panels:text-right">{result}</div>}
    </li>
  );
}
