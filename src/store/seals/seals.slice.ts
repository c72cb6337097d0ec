import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { MissingTerms } from '@/domain/seals/last-signed';
import type { CheckedLine } from '@/domain/seals/seal-chat-line';
import type { SealRecord } from '@/domain/seals/seal-record';
import { loggedOut } from '@/store/core/session.actions';

/** The signed terms of a contract that this tab knows. */
export interface ContractSeals {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  record: SealRecord;
  /** The arbitrator's extended public key of the last look; `null`: unknown. */
  arbitratorKey: string | null;
  /** By message id. */
  lines: Record<string, CheckedLine>;
  missing: MissingTerms[];
  /** The browser does not keep them: they count in this page only. */
  isKept: boolean;
}

/** A missing entry was not looked up yet. */
interface SealsState {
  byContract: Record<string, ContractSeals>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    seals: SealsState;
  }
}

const NOTHING_READ: SealsState = { byContract: createRecord() };

export const sealsSlice = createSlice({
  name: 'seals',
  initialState: NOTHING_READ,
  reducers: {
    sealsRead: (state, { payload }: PayloadAction<{ contractId: Id; seals: ContractSeals }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.seals;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { sealsRead } = sealsSlice.actions;
