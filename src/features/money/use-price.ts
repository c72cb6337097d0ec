import { useState } from 'react';
import type { FiatCurrency, PriceQuote } from '@/domain/money/price';
import { currency } from '@/features/money/currency';
import { useValue } from '@/lib/value';
import { useAppSelector } from '@/store/core/hooks';
import { selectPriceBefore, selectQuote } from '@/store/prices/prices.thunks';
import { useFiat } from '@/ui/text/fiat-context';

/**
 * The current price in the chosen currency, fetched while a component needs it. `null` while unknown. For
 * orientation only (docs/architecture.md#prices).
 */
export function usePrice(): PriceQuote | null {
  const chosen = useValue(currency);
  useFiat(true);
  return useAppSelector((state) => selectQuote(state, chosen));
}

/** The current price in euros, regardless of the chosen currency: contracts under Spanish law state euros. */
function useEuroPrice(): PriceQuote | null {
  useFiat(true);
  return useAppSelector((state) => selectQuote(state, 'EUR'));
}

/** The first price that is known, so that an amount does not move while it is edited. */
export function useFirstEuroPrice(): PriceQuote | null {
  const price = useEuroPrice();
  const isInDoubt = usePriceDoubt('EUR') !== null;
  const latest = isInDoubt ? null : price;
  const [first, setFirst] = useState(latest);
  if (first === null && latest !== null) setFirst(latest);
  return first ?? latest;
}

/** A price that no amount is converted at before the user takes it, and the one that this device remembers. */
export interface PriceDoubt {
  quote: PriceQuote;
  before: number;
}

/** `null` if the current price is used without asking (docs/security.md#prices). */
export function usePriceDoubt(currency: FiatCurrency): PriceDoubt | null {
  const quote = useAppSelector((state) => selectQuote(state, currency));
  const before = useAppSelector((state) => selectPriceBefore(state, currency));
  return quote === null || before === null ? null : { quote, before };
}
