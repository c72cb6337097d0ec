import type { ReactNode } from 'react';
import { Card } from '@/ui/layout/card';

export interface SamplesProps {
  title: string;
  children: ReactNode;
}

export function Samples({ title, children }: SamplesProps) {
  return (
    <Card className="flex flex-col gap-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </Card>
  );
}

export function SampleRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
