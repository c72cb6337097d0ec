import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CurrentKeys, isSamePin, type KeyFault, type KeyPin, replacePin } from '@/domain/key/pins';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { loggedOut } from '@/store/setup/session.actions';

/** By `pinKey`. */
export type Pins = Record<string, KeyPin>;

/** What was found at the last look at a contract's keys. */
export interface KeyFinding {
  seen: CurrentKeys;
  fault: KeyFault | null;
}

export interface PinsState {
  /** Kept on this device until logout. */
  pinned: Pins;
  /** What storage held of them when this tab last looked: what differs is this tab's own, and not stored. */
  stored: Pins;
  found: Record<string, KeyFinding>;
}

export const NO_PINS: PinsState = { pinned: {}, stored: {}, found: {} };

/** As a reload finds them. */
export function pinsFrom(stored: Pins): PinsState {
  return { ...NO_PINS, pinned: stored, stored };
}

export interface Pinner {
  userId: Id;
  contractId: Id;
}

/** Whose view of which contract: two accounts may take turns in one browser. */
export function pinKey({ userId, contractId }: Pinner): string {
  return `${toIdKey(userId)}/${toIdKey(contractId)}`;
}

export const pinsSlice = createSlice({
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
    keysTrusted: (state, { payload }: PayloadAction<Pinner & { seen: CurrentKeys }>) => {
      const key = pinKey(payload);
      state.pinned[key] = replacePin(state.pinned[key] ?? payload.seen, payload.seen);
    },
    /**
     * Storage holds these: another tab pinned them, or its user trusted them. A pin that storage never took stays, it was
     * seen first; and one that is gone from storage is no reason to forget a key.
     */
    pinsRead: (state, { payload }: PayloadAction<Pins>) => {
      for (const [key, pin] of Object.entries(payload)) {
        const before = state.stored[key];
        if (isSamePin(pin, before)) continue;
        if (isSamePin(state.pinned[key], before)) state.pinned[key] = pin;
        state.stored[key] = pin;
      }
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_PINS),
});

export const { keysSeen, keysPinned, keysTrusted, pinsRead } = pinsSlice.actions;
