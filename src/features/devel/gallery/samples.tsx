import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card';

export interface SamplesProps {
  title: string;
  children: ReactNode;
}

/** One group of the gallery. */
export function Samples({ title, children }: SamplesProps) {
  return (
    <Card className="flex flex-col gap-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </Card>
  );
}

/** Samples side by side. */
export function SampleRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
