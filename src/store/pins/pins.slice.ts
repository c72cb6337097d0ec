import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CurrentKeys, isSamePin, type KeyFault, type KeyPin, replacePin } from '@/domain/key/pins';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { loggedOut } from '@/store/setup/session.actions';

/** By `toPinKey`. */
export type Pins = Record<string, KeyPin>;

/** Result of the last check of a contract's keys. */
export interface KeyFinding {
  current: CurrentKeys;
  fault: KeyFault | null;
}

export interface PinsState {
  /** Kept on this device until logout. */
  pinned: Pins;
  /** What storage held when this tab last read it; pins that differ exist in this tab only. */
  stored: Pins;
  findings: Record<string, KeyFinding>;
}

export const NO_PINS: PinsState = { pinned: {}, stored: {}, findings: {} };

/** The state after a reload. */
export function toPinsState(stored: Pins): PinsState {
  return { ...NO_PINS, pinned: stored, stored };
}

export interface PinOwner {
  userId: Id;
  contractId: Id;
}

/** Pins are kept by user: several accounts may use one browser. */
export function toPinKey({ userId, contractId }: PinOwner): string {
  return `${toIdKey(userId)}/${toIdKey(contractId)}`;
}

export const pinsSlice = createSlice({
  name: 'pins',
  initialState: NO_PINS,
  reducers: {
    keysChecked: (state, { payload }: PayloadAction<PinOwner & KeyFinding>) => {
      state.findings[toPinKey(payload)] = { current: payload.current, fault: payload.fault };
    },
    keysPinned: (state, { payload }: PayloadAction<PinOwner & { pin: KeyPin }>) => {
      state.pinned[toPinKey(payload)] = payload.pin;
    },
    /** The user has checked exactly these keys with the counterparty. */
    keysTrusted: (state, { payload }: PayloadAction<PinOwner & { current: CurrentKeys }>) => {
      const key = toPinKey(payload);
      state.pinned[key] = replacePin(state.pinned[key] ?? payload.current, payload.current);
    },
    /**
     * Takes over pins that another tab wrote. A pin that exists in this tab only is kept, since it came first, and so is
     * one that is gone from storage.
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

export const { keysChecked, keysPinned, keysTrusted, pinsRead } = pinsSlice.actions;
