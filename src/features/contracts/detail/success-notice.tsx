import type { ReactNode } from 'react';
import { Banner } from '@/ui/message/banner';

/** A success that is told for some seconds: over the page, so that nothing moves when it goes. */
export function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto w-fit max-w-form">
      <Banner tone="green" className="shadow-pop">
        {children}
      </Banner>
    </div>
  );
}
