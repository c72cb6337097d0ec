import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';

export interface EmptyStateProps {
  /** One sentence: what will appear here, and how. */
  children: ReactNode;
  /** A Lucide icon, shown large and faint. Without it, an outline of rows to come. */
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Placeholder for an empty list. */
export function EmptyState({ children, icon, action, className }: EmptyStateProps) {
  return (
    <div className={classes('flex flex-col items-center gap-4 px-6 py-10 text-center', className)}>
      {icon === undefined ? (
        <RowsOutline />
      ) : (
        <span aria-hidden="true" className="text-ink-faint [&>svg]:size-8 [&>svg]:stroke-[1.25]">
          {icon}
        </span>
      )}
      <p className="max-w-sm text-sm text-pretty text-ink-soft">{children}</p>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}

/** Fades out towards the sentence below. */
function RowsOutline() {
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-form divide-y divide-line rounded-t-card border border-b-0 border-line mask-b-from-0%"
    >
      {['w-2/5', 'w-1/2', 'w-1/3'].map((width) => (
        <div key={width} className="flex items-center justify-between gap-8 px-5 py-4">
          <span className={classes('h-2.5 rounded-full bg-line', width)} />
          <span className="h-2.5 w-16 rounded-full bg-line" />
        </div>
      ))}
    </div>
  );
}
