import { useState } from 'react';
import type { PriceQuote } from '@/domain/money/price';
import { currency } from '@/features/money/currency';
import { useValue } from '@/lib/value';
import { useAppSelector } from '@/store/core/hooks';
import { selectQuote } from '@/store/prices/prices.thunks';
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

/**
 * The first price in euros that is known, so that an amount does not move while it is edited. Regardless of the chosen currency:
 * contracts under Spanish law state euros.
 */
export function useFirstEuroPrice(): PriceQuote | null {
  useFiat(true);
  const price = useAppSelector((state) => selectQuote(state, 'EUR'));
  const [first, setFirst] = useState(price);
  if (first === null && price !== null) setFirst(price);
  return first ?? price;
}
