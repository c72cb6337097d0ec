import type { PriceQuote } from '@/domain/money/price';
import { currency } from '@/features/money/currency';
import { useAtom } from '@/i18n/use-atom';
import { useAppSelector } from '@/store/core/hooks';
import { selectQuote } from '@/store/prices/prices.thunks';
import { useFiat } from '@/ui/text/fiat-context';

/**
 * The current price in the chosen currency, fetched while a component needs it. `null` while unknown. For
 * orientation only (docs/architecture.md#prices).
 */
export function usePrice(): PriceQuote | null {
  const chosen = useAtom(currency);
  useFiat(true);
  return useAppSelector((state) => selectQuote(state, chosen));
}

/** The current price in euros, regardless of the chosen currency: contracts under Spanish law state euros. */
export function useEuroPrice(): PriceQuote | null {
  useFiat(true);
  return useAppSelector((state) => selectQuote(state, 'EUR'));
}
