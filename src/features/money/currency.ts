import { atom } from 'nanostores';
import { getDefaultCurrency } from '@/domain/money/default-currency';
import { FIAT_CURRENCIES, type FiatCurrency } from '@/domain/money/price';

/** Local storage key. Logout clears it (docs/specification.md#4-states-and-transitions); the open page keeps its currency. */
const KEY = 'currency';

/** The currency that values are shown in. */
export const currency = atom<FiatCurrency>(readStoredCurrency());

export function chooseCurrency(choice: FiatCurrency): void {
  currency.set(choice);
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function readStoredCurrency(): FiatCurrency {
  const fallback = getDefaultCurrency(navigator.language);
  try {
    const stored = localStorage.getItem(KEY);
    return FIAT_CURRENCIES.find((name) => name === stored) ?? fallback;
  } catch {
    return fallback;
  }
}
