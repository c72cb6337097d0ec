import type { ReactNode } from 'react';
import { classes } from '@/ui/layout/classes';
import { ActionOf, type MessageAction } from '@/ui/message/message-action';
import { TONE_TINT } from '@/ui/message/tone-shades';

export interface NoticeStripProps {
  tone: 'red' | 'yellow' | 'blue';
  role: 'alert' | 'status';
  title: string;
  children: ReactNode;
  actions?: MessageAction;
}

/** A notice as wide as the window, with its text in the page column. */
export function NoticeStrip({ tone, role, title, children, actions }: NoticeStripProps) {
  return (
    <section role={role} aria-label={title} className={classes('border-b border-line', TONE_TINT[tone])}>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 text-sm sm:px-6">
        <div className="min-w-64 flex-1">
          <h2 className="font-semibold">{title}</h2>
          {children}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap gap-2">
            <ActionOf action={actions} />
          </div>
        )}
      </div>
    </section>
  );
}
