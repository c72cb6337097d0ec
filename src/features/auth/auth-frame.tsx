import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card';

export interface AuthFrameProps {
  title: string;
  children: ReactNode;
  /** One line under the card: the way to the other form. */
  footer: ReactNode;
}

/** One narrow column in the middle: the frame of login and registration. */
export function AuthFrame({ title, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-104 flex-col gap-6">
      <h1 className="text-center text-xl font-semibold">{title}</h1>
      <Card className="flex flex-col gap-5">{children}</Card>
      <p className="text-center text-sm text-ink-soft">{footer}</p>
    </div>
  );
}
