import type { ReactNode } from 'react';

/** The column of a page. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 lg:py-10">{children}</div>;
}
