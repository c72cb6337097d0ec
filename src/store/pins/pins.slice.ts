import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type KeyMemory, NOTHING_SEEN, type PinOwner, reconcile } from '@/domain/key/key-memory';
import type { CurrentKeys, KeyFault } from '@/domain/key/pins';
import { toIdKey } from '@/domain/primitives/ids';
import { loggedOut } from '@/store/setup/session.actions';

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
  | 'lost'; // there was a memory and it is gone

export interface PinsState {
  /** The memory of this device as this tab knows it, for rendering. Every comparison reads the stored one first. */
  memory: KeyMemory;
  /** What was stored when this tab last looked; entries that differ exist in this tab only. */
  stored: KeyMemory;
  keeping: Keeping;
  /** The stored memory was deleted while this tab was open, and written again from it. */
  restored: boolean;
  /** Public key of a signer whose remembered signatures are gone. */
  lostSigner: string | null;
  /** By `toFindingKey`. */
  findings: Record<string, KeyFinding>;
}

export const NO_PINS: PinsState = {
  memory: NOTHING_SEEN,
  stored: NOTHING_SEEN,
  keeping: 'unread',
  restored: false,
  lostSigner: null,
  findings: {},
};

export function toFindingKey({ userId, contractId }: PinOwner): string {
  return `${toIdKey(userId)}/${toIdKey(contractId)}`;
}

export interface ReadMemory {
  stored: KeyMemory;
  /** `stored` of the state when the reading began. */
  base: KeyMemory;
}

export const pinsSlice = createSlice({
  name: 'pins',
  initialState: NO_PINS,
  reducers: {
    keysChecked: (state, { payload }: PayloadAction<PinOwner & KeyFinding>) => {
      state.findings[toFindingKey(payload)] = { current: payload.current, fault: payload.fault };
    },
    memoryRead: (state, { payload: { stored, base } }: PayloadAction<ReadMemory>) => ({
      ...state,
      memory: reconcile(stored, base, state.memory),
      stored,
      keeping: 'kept' as const,
    }),
    /** The memory with what could not be written: it still applies in this tab. */
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
    signaturesRead: (state, { payload }: PayloadAction<Pick<PinsState, 'lostSigner'>>) => {
      state.lostSigner = payload.lostSigner;
    },
    restorationNoted: (state) => {
      state.restored = false;
    },
  },
  // The memory outlasts a session: what is deleted between two logins is noticed.
  extraReducers: (builder) => builder.addCase(loggedOut, (state) => ({ ...state, findings: {} })),
});

export const { keysChecked, memoryRead, memoryFailed, memoryLost, memoryRestored, signaturesRead, restorationNoted } =
  pinsSlice.actions;
