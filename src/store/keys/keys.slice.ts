import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentKeys, KeyFault } from '@/domain/keys/current-keys';
import { type KeyMemory, type KeysOwner, NOTHING_SEEN, reconcile } from '@/domain/keys/key-memory';
import { toIdKey } from '@/domain/primitives/ids';
import { loggedOut } from '@/store/core/session.actions';

/** Result of the last check of a contract's keys. */
export interface KeyFinding {
  current: CurrentKeys;
  fault: KeyFault | null;
}

/** Whether keys are being remembered. */
export type Keeping =
  | 'unread' // not looked up yet
  | 'kept'
  | 'failed' // the browser does not read or write them
  | 'lost'; // remembered keys existed and were deleted

export interface KeysState {
  /** The memory of this device as this tab knows it, for rendering. Every comparison reads the stored one first. */
  memory: KeyMemory;
  /** The stored memory when this tab last read it; entries that differ exist in this tab only. */
  stored: KeyMemory;
  keeping: Keeping;
  /** The stored memory was deleted while this tab was open, and written again from it. */
  restored: boolean;
  /** Public key of a signer whose remembered signatures were deleted. */
  lostSigner: string | null;
  /** By `toFindingKey`. */
  findings: Record<string, KeyFinding>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    keys: KeysState;
  }
}

export const NO_KEYS: KeysState = {
  memory: NOTHING_SEEN,
  stored: NOTHING_SEEN,
  keeping: 'unread',
  restored: false,
  lostSigner: null,
  findings: {},
};

export function toFindingKey({ userId, contractId }: KeysOwner): string {
  return `${toIdKey(userId)}/${toIdKey(contractId)}`;
}

export interface ReadMemory {
  stored: KeyMemory;
  /** `stored` of the state when the reading began. */
  base: KeyMemory;
}

export const keysSlice = createSlice({
  name: 'keys',
  initialState: NO_KEYS,
  reducers: {
    keysChecked: (state, { payload }: PayloadAction<KeysOwner & KeyFinding>) => {
      state.findings[toFindingKey(payload)] = { current: payload.current, fault: payload.fault };
    },
    memoryRead: (state, { payload: { stored, base } }: PayloadAction<ReadMemory>) => ({
      ...state,
      memory: reconcile(stored, base, state.memory),
      stored,
      keeping: 'kept' as const,
    }),
    /** The memory with entries that could not be written, which still apply in this tab. */
    memoryFailed: (state, { payload }: PayloadAction<KeyMemory>) => ({
      ...state,
      memory: payload,
      keeping: 'failed' as const,
    }),
    memoryLost: (state) => {
      state.keeping = 'lost';
    },
    memoryRestored: (state) => {
      state.restored = true;
    },
    signaturesRead: (state, { payload }: PayloadAction<Pick<KeysState, 'lostSigner'>>) => {
      state.lostSigner = payload.lostSigner;
    },
    restorationNoted: (state) => {
      state.restored = false;
    },
  },
  // The memory survives the session, so a deletion between two logins is noticed.
  extraReducers: (builder) => builder.addCase(loggedOut, (state) => ({ ...state, findings: {} })),
});

export const { keysChecked, memoryRead, memoryFailed, memoryLost, memoryRestored, signaturesRead, restorationNoted } =
  keysSlice.actions;
