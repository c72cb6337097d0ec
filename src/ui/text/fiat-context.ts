import { createContext, use, useEffect } from 'react';

/** A value in euro or dollar as text: `≈ €3,200`, and where it comes from. */
export interface FiatText {
  value: string;
  /** Source and time. */
  title: string;
}

/** How amounts show their value in euro or dollar. */
export interface Fiat {
  /** `null` while there is no price. */
  describe: (sats: number) => FiatText | null;
  /** Prices are fetched while something on screen wants them. Returns a function that ends it. */
  want: () => () => void;
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
