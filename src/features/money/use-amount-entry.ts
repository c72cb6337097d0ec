import { useState } from 'react';
import { type AmountEntry, changeUnit, createEntry, typeAmount } from '@/domain/money/amount-entry';
import type { AmountUnit } from '@/domain/money/parse-amount';
import type { PriceQuote } from '@/domain/money/price';

export interface AmountEntryState {
  entry: AmountEntry;
  type: (text: string) => void;
  chooseUnit: (unit: AmountUnit) => void;
}

/** The text and unit of an amount field, whose form knows the amount in BTC only. */
export function useAmountEntry(
  value: string,
  onValue: (value: string) => void,
  price: PriceQuote | null,
): AmountEntryState {
  const [entry, setEntry] = useState(() => createEntry(value));
  // The form was cleared or filled in since.
  const current = entry.value === value ? entry : createEntry(value, entry.unit);
  if (current !== entry) setEntry(current);

  function change(next: AmountEntry): void {
    setEntry(next);
    if (next.value !== value) onValue(next.value);
  }

  return {
    entry: current,
    type: (text) => change(typeAmount(text, current.unit, price ?? current.quote)),
    chooseUnit: (unit) => change(changeUnit(current, unit, price ?? current.quote)),
  };
}
