import { type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { FiatContext } from '@/ui/text/fiat-context';

/** A screen or dialog: says once, below its content, where the values come from, if it shows any. */
export function FiatScope({ children }: { children: ReactNode }) {
  const outer = use(FiatContext);
  const [wanted, setWanted] = useState(0);
  const demand = outer?.demand;

  const want = useCallback(() => {
    const end = demand?.();
    setWanted((count) => count + 1);
    return () => {
      setWanted((count) => count - 1);
      end?.();
    };
  }, [demand]);

  const fiat = useMemo(() => (outer === null ? null : { ...outer, want }), [outer, want]);
  return (
    <FiatContext value={fiat}>
      {children}
      {wanted > 0 && outer?.note}
    </FiatContext>
  );
}
