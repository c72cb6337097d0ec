import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { CheckedLine } from '@/domain/terms/chat-line';
import type { TermsRecord } from '@/domain/terms/record';
import type { MissingTerms } from '@/domain/terms/revisions';
import type { SignedContract } from '@/domain/terms/signed-contracts';
import { contractsListed } from '@/store/contracts/contracts.slice';
import { loggedOut } from '@/store/core/session.actions';
import type { RootState } from '@/store/core/store-types';
import { selectSigner } from '@/store/keys/own-key.selectors';

/** The signed terms of a contract that this tab knows. */
export interface ContractTerms {
  /** The account's public key: for any other they are unknown. */
  signer: string;
  record: TermsRecord;
  /** The arbitrator's extended public key of the last look; `null`: unknown. */
  arbitratorKey: string | null;
  /** By message id. */
  lines: Record<string, CheckedLine>;
  missing: MissingTerms[];
  /** The browser does not keep them: they count in this page only. */
  isKept: boolean;
}

/** The contracts that both have signed, of one account. */
export interface SignedContracts {
  /** The account's public key. */
  signer: string;
  contracts: SignedContract[];
  /** Ids of listed contracts whose terms have changed. */
  changed: string[];
}

interface TermsSliceState {
  /** A missing entry was not looked up yet. */
  byContract: Record<string, ContractTerms>;
  /** `null`: not read yet. */
  signed: SignedContracts | null;
  /** Ids of the contracts that the backend has sent in a list last; `null`: none yet. */
  listed: string[] | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    terms: TermsSliceState;
  }
}

const NOTHING_READ: TermsSliceState = { byContract: createRecord(), signed: null, listed: null };

export const termsSlice = createSlice({
  name: 'terms',
  initialState: NOTHING_READ,
  reducers: {
    termsRead: (state, { payload }: PayloadAction<{ contractId: Id; known: ContractTerms }>) => {
      state.byContract[toIdKey(payload.contractId)] = payload.known;
    },
    signedContractsRead: (state, { payload }: PayloadAction<SignedContracts>) => {
      state.signed = payload;
    },
  },
  // The record on the device outlasts the session, and is read again.
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => NOTHING_READ)
      .addCase(contractsListed, (state, { payload }) => {
        state.listed = payload;
      }),
});

export const { termsRead, signedContractsRead } = termsSlice.actions;

/** Keys of the listed contracts whose terms have changed after both signed, or since the user accepted them. */
export function selectChangedContracts(state: RootState): readonly string[] {
  const { signed } = state.terms;
  return signed?.signer === selectSigner(state) ? (signed?.changed ?? NONE) : NONE;
}

const NONE: readonly string[] = [];
