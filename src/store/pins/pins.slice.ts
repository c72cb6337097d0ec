import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Id, idKey } from '@/domain/ids';
import { type KeyFault, type KeyPin, repinned, type SeenKeys } from '@/domain/pins';
import { loggedOut } from '@/store/session.actions';

/** What was found at the last look at a contract's keys. */
export interface KeyFinding {
  seen: SeenKeys;
  fault: KeyFault | null;
}

export interface PinsState {
  /** Kept on this device until logout. */
  pinned: Record<string, KeyPin>;
  found: Record<string, KeyFinding>;
}

export const NO_PINS: PinsState = { pinned: {}, found: {} };

export interface Pinner {
  userId: Id;
  contractId: Id;
}

/** Whose view of which contract: two accounts may take turns in one browser. */
export function pinKey({ userId, contractId }: Pinner): string {
  return `${idKey(userId)}/${idKey(contractId)}`;
}

const pinsSlice = createSlice({
  name: 'pins',
  initialState: NO_PINS,
  reducers: {
    keysSeen: (state, { payload }: PayloadAction<Pinner & KeyFinding>) => {
      state.found[pinKey(payload)] = { seen: payload.seen, fault: payload.fault };
    },
    keysPinned: (state, { payload }: PayloadAction<Pinner & { pin: KeyPin }>) => {
      state.pinned[pinKey(payload)] = payload.pin;
    },
    /** The user has checked exactly these keys with the other side. */
    keysTrusted: (state, { payload }: PayloadAction<Pinner & { seen: SeenKeys }>) => {
      const key = pinKey(payload);
      state.pinned[key] = repinned(state.pinned[key] ?? payload.seen, payload.seen);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PINS),
});

export const pinsReducer = pinsSlice.reducer;
export const { keysSeen, keysPinned, keysTrusted } = pinsSlice.actions;
