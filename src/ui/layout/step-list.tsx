import type { ReactNode } from 'react';

/** Steps of equal weight, which can be taken in any order. */
export function StepList({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-y border-line empty:hidden">{children}</ul>;
}

export interface StepProps {
  title: ReactNode;
  /** Describes its buttons. */
  titleId: string;
  /** Its effect, in one line. */
  text?: ReactNode;
  /** A button. */
  action?: ReactNode;
  /** Its result so far. */
  children?: ReactNode;
  /** Below a heading of the dialog. */
  nested?: boolean;
}

export function Step({ title, titleId, text, action, children, nested = false }: StepProps) {
  const Heading = nested ? 'h4' : 'h3';
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <Heading id={titleId} className="text-sm font-medium">
            {title}
          </Heading>
          {text && <p className="text-sm text-ink-soft">{text}</p>}
        </div>
        {action !== undefined && <div className="max-w-full shrink-0 sm:max-w-1/2">{action}</div>}
      </div>
      {children !== undefined && (
        <div className="flex flex-col items-start gap-3 empty:hidden has-[>[hidden]:only-child]:hidden">{children}</div>
      )}
    </li>
  );
}
