import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { SettlementVerdict } from '@/domain/settlement/settlement-lines';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';
import { loggedOut } from '@/store/core/session.actions';

/** The settlements of a contract that this tab knows. */
export interface ContractSettlements {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  record: SettlementRecord;
  /** By message id. */
  lines: Record<string, { verdict: SettlementVerdict; hash: string | null }>;
  /** Hashes of offers and txids of acceptances that the chat has, as far as it is loaded. */
  inChat: string[];
  /** Median time of the chain's tip, Unix seconds; `null`: unknown, or no return is near. */
  chainTime: number | null;
}

interface SettlementState {
  /** A missing entry was not read yet. */
  byContract: Record<string, ContractSettlements>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    settlement: SettlementState;
  }
}

const NOTHING_READ: SettlementState = { byContract: createRecord() };

export const settlementSlice = createSlice({
  name: 'settlement',
  initialState: NOTHING_READ,
  reducers: {
    settlementsRead: (state, { payload }: PayloadAction<{ contractId: Id; settlements: ContractSettlements }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.settlements;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { settlementsRead } = settlementSlice.actions;
