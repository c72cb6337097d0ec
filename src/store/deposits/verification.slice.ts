import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DepositVerdict } from '@/domain/deposits/deposit-verdict';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { loggedOut } from '@/store/core/session.actions';

/** Verdicts by guarantee and deposit address. A missing one is still being checked. */
interface VerificationState {
  byGuarantee: Record<string, Record<string, DepositVerdict>>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    verification: VerificationState;
  }
}

const NO_VERDICTS: VerificationState = { byGuarantee: createRecord() };

export const verificationSlice = createSlice({
  name: 'verification',
  initialState: NO_VERDICTS,
  reducers: {
    depositsChecked: (
      state,
      { payload }: PayloadAction<{ guaranteeId: Id; verdicts: Record<string, DepositVerdict> }>,
    ) => {
      state.byGuarantee[toIdKey(payload.guaranteeId)] = payload.verdicts;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_VERDICTS),
});

export const { depositsChecked } = verificationSlice.actions;
