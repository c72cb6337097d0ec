import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Foreign } from '@/ui/text/foreign';

export interface DisclosureProps {
  summary: string;
  /** Its subject, for screen readers on screens with several of them. */
  about?: string;
  /** Unfolds it; the user can fold it again. */
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ summary, about, open = false, children }: DisclosureProps) {
  return (
    <details className="group" open={open}>
      <summary className="inline-flex list-none items-center gap-1 rounded-sm py-0.5 text-sm font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {summary}
        {about !== undefined && (
          <span className="sr-only">
            : <Foreign>{about}</Foreign>
          </span>
        )}
      </summary>
      <div className="mt-3 max-w-[72ch] animate-unfold border-l border-line pl-4 text-sm whitespace-pre-line text-ink-soft">
        {children}
      </div>
    </details>
  );
}
