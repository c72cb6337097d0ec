import type { ReactNode } from 'react';
import { develMessages } from '@/content/devel.messages';
import { useMessages } from '@/i18n/use-messages';

export interface MockupPanelProps {
  title: string;
  badge: ReactNode;
  children: ReactNode;
}

/** Header of a mockup, with the label that it is one, over its content. */
export function MockupPanel({ title, badge, children }: MockupPanelProps) {
  const t = useMessages(develMessages);
  return (
    <div className="@container flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          {badge}
        </div>
        <p className="text-xs text-ink-faint">{t.mockup}</p>
      </header>
      {children}
    </div>
  );
}

export interface DetailProps {
  label: string;
  children: ReactNode;
}

/** A named value; stands in a `dl`. */
export function Detail({ label, children }: DetailProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="text-sm text-pretty">{children}</dd>
    </div>
  );
}
