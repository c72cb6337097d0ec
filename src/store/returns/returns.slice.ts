import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { ReturnVerdict } from '@/domain/returns/return-lines';
import type { ReturnRecord } from '@/domain/returns/return-record';
import type { TermsRole } from '@/domain/terms/terms';
import { loggedOut } from '@/store/core/session.actions';

/** `by`: whose key has signed it; `null`: nobody's, or not known. */
export interface CheckedReturnLine {
  verdict: ReturnVerdict;
  by: TermsRole | null;
}

/** The return dates of a contract that this tab knows. */
export interface ContractReturns {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  record: ReturnRecord;
  /** By message id. */
  lines: Record<string, CheckedReturnLine>;
  /** The marks (`check-return.ts`) of what the chat has, as far as it is loaded. */
  inChat: string[];
}

interface ReturnsState {
  /** A missing entry was not read yet. */
  byContract: Record<string, ContractReturns>;
  /** Contracts whose record could not be read at the last look. */
  failed: Record<string, boolean>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    returns: ReturnsState;
  }
}

const NOTHING_READ: ReturnsState = { byContract: createRecord(), failed: createRecord() };

export const returnsSlice = createSlice({
  name: 'returns',
  initialState: NOTHING_READ,
  reducers: {
    returnsRead: (state, { payload }: PayloadAction<{ contractId: Id; returns: ContractReturns }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.returns;
    },
    returnsFailed: (state, { payload }: PayloadAction<{ contractId: Id; failed: boolean }>) => {
      state.failed[toIdKey(payload.contractId)] = payload.failed;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) => builder.addCase(loggedOut, () => NOTHING_READ),
});

export const { returnsFailed, returnsRead } = returnsSlice.actions;
