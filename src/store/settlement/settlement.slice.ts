import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { TermsRole } from '@/domain/seals/terms';
import type { SettlementVerdict } from '@/domain/settlement/settlement-lines';
import type { SettlementRecord } from '@/domain/settlement/settlement-record';
import { loggedOut } from '@/store/core/session.actions';

/** `by`: whose key has signed it; `null`: nobody's, or not known. */
export interface CheckedSettlementLine {
  verdict: SettlementVerdict;
  by: TermsRole | null;
}

/** The return dates of a contract that this tab knows. */
export interface ContractSettlements {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  record: SettlementRecord;
  /** By message id. */
  lines: Record<string, CheckedSettlementLine>;
  /** The marks (`verify-lines.ts`) of what the chat has, as far as it is loaded. */
  inChat: string[];
  /** Txids of returns that are in no block yet, as the explorer says. */
  pending: string[];
  /** Median time of the chain's tip, Unix seconds; `null`: unknown, or no return is near. */
  chainTime: number | null;
}

interface SettlementState {
  /** A missing entry was not read yet. */
  byContract: Record<string, ContractSettlements>;
  /** Contracts whose record could not be read at the last look. */
  failed: Record<string, boolean>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    settlement: SettlementState;
  }
}

const NOTHING_READ: SettlementState = { byContract: createRecord(), failed: createRecord() };

export const settlementSlice = createSlice({
  name: 'settlement',
  initialState: NOTHING_READ,
  reducers: {
    settlementsRead: (state, { payload }: PayloadAction<{ contractId: Id; settlements: ContractSettlements }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.settlements;
    },
    settlementsFailed: (state, { payload }: PayloadAction<{ contractId: Id; failed: boolean }>) => {
      state.failed[toIdKey(payload.contractId)] = payload.failed;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { settlementsFailed, settlementsRead } = settlementSlice.actions;
