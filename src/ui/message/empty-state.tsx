import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';

export interface EmptyStateProps {
  /** One sentence: what will appear here, and how. */
  children: ReactNode;
  /** A Lucide icon, shown large and faint. */
  icon: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Placeholder for an empty list. */
export function EmptyState({ children, icon, action, className }: EmptyStateProps) {
  return (
    <div className={classes('flex flex-col items-center gap-4 px-6 py-10 text-center', className)}>
      <span aria-hidden="true" className="text-ink-faint [&>svg]:size-8 [&>svg]:stroke-[1.25]">
        {icon}
      </span>
      <p className="max-w-sm text-sm text-pretty text-ink-soft">{children}</p>
      {action !== undefined && <div>{action}</div>}
    </div>
  );
}
