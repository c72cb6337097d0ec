import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { loggedOut } from '@/store/core/session.actions';
import type { StoredIntent } from '@/store/outbox/intents';

/**
 * A fully signed transaction that the backend has not recorded as executed yet; survives a reload
 * (docs/bitcoin.md#broadcasting).
 */
export interface OutboxEntry {
  contractId: Id;
  guaranteeId: Id;
  withdrawal: Transaction;
  txid: string;
  txHex: string;
  /** `broadcast`: the network has it, only the record is missing. */
  stage: 'signed' | 'broadcast';
}

/** `unanswered`: this page stopped waiting, and an answer may still come. */
type WorkStage = 'working' | 'unanswered';

/** All work that was started but not yet recorded by the backend. */
export interface OutboxState {
  entries: OutboxEntry[];
  intents: StoredIntent[];
  /** The entries that this page is working on, by intent key or txid. A reload clears it. */
  live: Record<string, WorkStage>;
  /** Why a background retry ended for good, until the user dismisses it. */
  refusal: ErrorData | null;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    outbox: OutboxState;
  }
}

export const EMPTY_OUTBOX: OutboxState = { entries: [], intents: [], live: {}, refusal: null };

export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: EMPTY_OUTBOX,
  reducers: {
    /** Adds the entry, or replaces the one of its transaction. */
    broadcastPrepared: (state, { payload }: PayloadAction<OutboxEntry>) => {
      const at = state.entries.findIndex(({ txid }) => txid === payload.txid);
      state.entries = at === -1 ? [...state.entries, payload] : state.entries.with(at, payload);
    },
    /** Recorded, or refused for good by the network. */
    broadcastSettled: (state, { payload }: PayloadAction<string>) => {
      state.entries = state.entries.filter(({ txid }) => txid !== payload);
    },
    /** Adds the intent, or replaces the one with its key. */
    intentNoted: (state, { payload }: PayloadAction<StoredIntent>) => {
      state.intents = [...state.intents.filter(({ key }) => key !== payload.key), payload];
    },
    intentSettled: (state, { payload }: PayloadAction<string>) => {
      state.intents = state.intents.filter(({ key }) => key !== payload);
    },
    workNoted: (state, { payload }: PayloadAction<{ key: string; stage: WorkStage }>) => {
      state.live[payload.key] = payload.stage;
    },
    workEnded: (state, { payload }: PayloadAction<string>) => {
      delete state.live[payload];
    },
    refusalNoted: (state, { payload }: PayloadAction<ErrorData | null>) => {
      state.refusal = payload;
    },
    outboxMerged: (state, { payload }: PayloadAction<Partial<Pick<OutboxState, 'entries' | 'intents'>>>) => {
      Object.assign(state, payload);
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => EMPTY_OUTBOX),
});

export function findEntry(state: OutboxState, withdrawalId: Id): OutboxEntry | null {
  return state.entries.find(({ withdrawal }) => isSameId(withdrawal.id, withdrawalId)) ?? null;
}

export const {
  broadcastPrepared,
  broadcastSettled,
  intentNoted,
  intentSettled,
  workNoted,
  workEnded,
  refusalNoted,
  outboxMerged,
} = outboxSlice.actions;
