import { useState } from 'react';
import type { Terms } from '@/domain/seals/terms';
import { TermsView } from '@/features/seals/terms-view';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

export interface LazyTermsProps {
  summary: string;
  terms: Terms;
  hash: string | undefined;
}

/** The reading view of terms, shown on request below what the screen shows anyway. */
export function LazyTerms({ summary, terms, hash }: LazyTermsProps) {
  const names = useAppSelector(({ people }) => people.names);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {summary}
      </Button>
      {isOpen && (
        <Card>
          <TermsView terms={terms} names={names} level={2} {...(hash !== undefined && { hash })} />
        </Card>
      )}
    </>
  );
}
