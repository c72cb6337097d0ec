import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Quotes } from '@/services/prices.service';
import { loggedOut } from '@/store/core/session.actions';

/** Current prices, for orientation only (docs/architecture.md#prices). */
interface PricesState {
  /** Empty while unknown or too old. */
  quotes: Quotes;
  /** Milliseconds since 1970; `null` without quotes. */
  receivedAt: number | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    prices: PricesState;
  }
}

const NO_PRICES: PricesState = { quotes: {}, receivedAt: null };

export const pricesSlice = createSlice({
  name: 'prices',
  initialState: NO_PRICES,
  reducers: {
    pricesLoaded: (_state, { payload }: PayloadAction<{ quotes: Quotes; receivedAt: number }>) => payload,
    pricesExpired: () => NO_PRICES,
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PRICES),
});

export const { pricesLoaded, pricesExpired } = pricesSlice.actions;
