import { createContext, type ReactNode, use, useEffect } from 'react';

/** A value in euro or dollar as text, `≈ €3,200`, and the price behind it. */
export interface FiatText {
  value: string;
  /** Keeps the place of a value whose price is not there yet, so that nothing moves when it comes. */
  isExpected?: boolean;
  /** The price, its source and its time. */
  title: string;
}

/** How amounts show their value in euro or dollar. */
export interface Fiat {
  /** `null` where none is shown. */
  describe: (sats: number) => FiatText | null;
  /** Prices are fetched while something on screen wants them. Returns a function that ends it. */
  want: () => () => void;
  /** The same, for the scope that shows the note. */
  demand: () => () => void;
  /** Source and time, once for each screen and dialog with values. */
  note: ReactNode;
}

/** Without it, amounts are shown without a value. */
export const FiatContext = createContext<Fiat | null>(null);

/** Asks for prices while the component is there. */
export function useFiat(isWanted: boolean): Fiat | null {
  const fiat = use(FiatContext);
  const want = fiat?.want;
  useEffect(() => (isWanted ? want?.() : undefined), [isWanted, want]);
  return fiat;
}
