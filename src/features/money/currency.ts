import { getDefaultCurrency } from '@/domain/money/default-currency';
import { FIAT_CURRENCIES, type FiatCurrency } from '@/domain/money/price';
import { readChoice, storeChoice } from '@/lib/stored-choice';
import { createValue } from '@/lib/value';

/** Local storage key. Logout clears it (docs/specification.md#4-states-and-transitions), but not the open page's currency. */
const KEY = 'currency';

/** The currency that values are shown in. */
export const currency = createValue<FiatCurrency>(
  readChoice(KEY, FIAT_CURRENCIES) ?? getDefaultCurrency(navigator.language),
);

export function chooseCurrency(choice: FiatCurrency): void {
  currency.set(choice);
  storeChoice(KEY, choice);
}
