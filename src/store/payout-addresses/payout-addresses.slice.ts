import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PayoutMemory } from '@/domain/payouts/payout-memory';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { TermsRole } from '@/domain/terms/terms';
import { loggedOut } from '@/store/core/session.actions';

/** The payout addresses that the parties have stated in the chat of a contract. */
export interface StatedPayouts extends Record<TermsRole, PayoutMemory & { key: string; offered: string | null }> {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  /** The address of each line of the chat, by message id; `null`: not stated by its sender for this contract. */
  lines: Record<string, string | null>;
}

interface PayoutAddressesState {
  /** A missing entry was not read yet; `null` while a key is unknown or changed. */
  byContract: Record<string, StatedPayouts | null>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    payoutAddresses: PayoutAddressesState;
  }
}

const NOTHING_READ: PayoutAddressesState = { byContract: createRecord() };

export const payoutAddressesSlice = createSlice({
  name: 'payoutAddresses',
  initialState: NOTHING_READ,
  reducers: {
    payoutsRead: (state, { payload }: PayloadAction<{ contractId: Id; payouts: StatedPayouts | null }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.payouts;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { payoutsRead } = payoutAddressesSlice.actions;
