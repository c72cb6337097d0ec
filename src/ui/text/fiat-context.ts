import { createContext, use, useEffect } from 'react';

/** A value in euro or dollar as text, `≈ €3,200`, and the price behind it. */
export interface FiatText {
  value: string;
  /** Reserves the space of a value until its price arrives, so that nothing moves then. */
  isExpected?: boolean;
  /** The price, its source and its time. */
  title: string;
}

/** How amounts show their value in euro or dollar. */
export interface Fiat {
  /** `null` if no value is shown. */
  describe: (sats: number) => FiatText | null;
  /** Requests prices. Returns a function that ends the request. */
  request: () => () => void;
}

/** Without it, amounts are shown without a value. */
export const FiatContext = createContext<Fiat | null>(null);

/** Requests prices while the component is mounted. */
export function useFiat(isWanted: boolean): Fiat | null {
  const fiat = use(FiatContext);
  const request = fiat?.request;
  useEffect(() => (isWanted ? request?.() : undefined), [isWanted, request]);
  return fiat;
}
