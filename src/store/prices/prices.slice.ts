import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LastPrices } from '@/domain/money/last-price';
import type { PriceQuote } from '@/domain/money/price';
import type { Quotes } from '@/services/prices.service';
import { loggedOut } from '@/store/core/session.actions';

/** Current prices, for orientation only (docs/architecture.md#prices). */
interface PricesState {
  /** Empty while unknown or too old. */
  quotes: Quotes;
  /** Milliseconds since 1970; `null` without quotes. */
  receivedAt: number | null;
  /** The earlier prices that this device remembers. */
  last: LastPrices;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    prices: PricesState;
  }
}

const NO_PRICES: PricesState = { quotes: {}, receivedAt: null, last: {} };

export const pricesSlice = createSlice({
  name: 'prices',
  initialState: NO_PRICES,
  reducers: {
    pricesLoaded: (_state, { payload }: PayloadAction<{ quotes: Quotes; receivedAt: number; last: LastPrices }>) =>
      payload,
    pricesExpired: () => NO_PRICES,
    lastPriceChanged: (state, { payload }: PayloadAction<{ quote: PriceQuote; at: number }>) => {
      state.last[payload.quote.currency] = { perBtc: payload.quote.perBtc, at: payload.at };
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PRICES),
});

export const { pricesLoaded, pricesExpired, lastPriceChanged } = pricesSlice.actions;
