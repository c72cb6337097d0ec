import { type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { FiatContext } from '@/ui/text/fiat-context';

/** A screen or dialog. If it shows values, names their source once, below its content. */
export function FiatScope({ children }: { children: ReactNode }) {
  const outer = use(FiatContext);
  const [requests, setRequests] = useState(0);
  const requestFromOuter = outer?.requestWithoutNote;

  const request = useCallback(() => {
    const end = requestFromOuter?.();
    setRequests((count) => count + 1);
    return () => {
      setRequests((count) => count - 1);
      end?.();
    };
  }, [requestFromOuter]);

  const fiat = useMemo(() => (outer === null ? null : { ...outer, request }), [outer, request]);
  return (
    <FiatContext value={fiat}>
      {children}
      {requests > 0 && outer?.note}
    </FiatContext>
  );
}
