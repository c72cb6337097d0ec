import type { ReactNode } from 'react';

export interface DeadEndProps {
  title: string;
  /** A Lucide icon, shown large and faint. */
  icon: ReactNode;
  /** Why, and what to do. */
  text?: string;
  action: ReactNode;
  role?: 'alert';
}

/** A screen without content, such as 'not found', with one link to continue. */
export function DeadEnd({ title, icon, text, action, role }: DeadEndProps) {
  return (
    <section role={role} className="mx-auto flex max-w-form flex-col items-center gap-4 py-16 text-center">
      <span aria-hidden="true" className="text-ink-faint [&>svg]:size-8 [&>svg]:stroke-[1.25]">
        {icon}
      </span>
      <h1 className="text-lg font-semibold">{title}</h1>
      {text !== undefined && <p className="text-sm text-pretty text-ink-soft">{text}</p>}
      {action}
    </section>
  );
}
