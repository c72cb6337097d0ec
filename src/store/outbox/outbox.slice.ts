import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, sameId } from '@/domain/ids';
import type { Transaction } from '@/domain/models';
import { loggedOut } from '@/store/session.actions';

/**
 * A signed transaction on its way: kept, also over a reload, until the backend has recorded it as executed
 * (bitcoin.md, Broadcasting).
 */
export interface OutboxEntry {
  contractId: Id;
  guaranteeId: Id;
  withdrawal: Transaction;
  txid: string;
  txHex: string;
  /** `broadcast`: the network has it, only the record is missing. */
  stage: 'signed' | 'broadcast';
}

export interface OutboxState {
  entries: OutboxEntry[];
}

export const EMPTY_OUTBOX: OutboxState = { entries: [] };

const outboxSlice = createSlice({
  name: 'outbox',
  initialState: EMPTY_OUTBOX,
  reducers: {
    broadcastPrepared: (state, { payload }: PayloadAction<OutboxEntry>) => {
      state.entries = [...state.entries.filter(({ txid }) => txid !== payload.txid), payload];
    },
    broadcastKnown: (state, { payload }: PayloadAction<string>) => {
      const entry = state.entries.find(({ txid }) => txid === payload);
      if (entry !== undefined) entry.stage = 'broadcast';
    },
    /** Recorded, or refused by the network for good. */
    broadcastSettled: (state, { payload }: PayloadAction<string>) => {
      state.entries = state.entries.filter(({ txid }) => txid !== payload);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => EMPTY_OUTBOX),
});

export function entryFor(state: OutboxState, withdrawalId: Id): OutboxEntry | null {
  return state.entries.find(({ withdrawal }) => sameId(withdrawal.id, withdrawalId)) ?? null;
}

export const outboxReducer = outboxSlice.reducer;
export const { broadcastPrepared, broadcastKnown, broadcastSettled } = outboxSlice.actions;
