import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';

interface PrintedSheetProps {
  title: string;
  /** Below the title. */
  intro: ReactNode;
  /** Holds a table: less padding. */
  wide?: boolean;
  children: ReactNode;
}

/** The only part of the page that is printed (`data-print` in theme.css). */
export function PrintedSheet({ title, intro, wide = false, children }: PrintedSheetProps) {
  return (
    <article
      data-print
      className={classes(
        'flex flex-col gap-6 rounded-card border border-line bg-card print:block print:rounded-none print:border-0 print:p-0',
        wide ? 'p-4 sm:p-6' : 'p-5 sm:p-8',
      )}
    >
      <header className="flex flex-col gap-2 print:mb-6">
        <h1 className="text-xl font-semibold break-words">{title}</h1>
        {intro}
      </header>
      {children}
    </article>
  );
}
