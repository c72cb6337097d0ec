import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balance } from '@/domain/deposit/deposits';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { loggedOut } from '@/store/setup/session.actions';

/** A failed look-up means unknown, never zero; the last known figures stay, to be shown as such. */
export interface GuaranteeBalance {
  /** `undecided`: the explorer answered, but no address could be judged by the keys, so that nothing counts. */
  state: 'known' | 'unknown' | 'undecided';
  balance: Balance | null;
  /** What lies at addresses that don't count: shown separately and marked. */
  excluded?: Sats;
}

export interface BalancesState {
  /** An entry keeps its identity while nothing changed, so that no card is drawn anew. */
  byGuarantee: Record<string, GuaranteeBalance>;
  /** Numbers the refreshes: an answer of an earlier turn never replaces that of a later one. */
  turns: Record<string, number>;
  /** The last refresh of any guarantee succeeded, failed, or none has ended yet. */
  explorer: 'idle' | 'reached' | 'failed';
  /** Txid of a withdrawal that was just broadcast: until the explorer has it, its outputs still look unspent there. */
  awaited: Record<string, string>;
}

const NO_BALANCES: BalancesState = {
  byGuarantee: createRecord(),
  turns: createRecord(),
  explorer: 'idle',
  awaited: createRecord(),
};

interface Refreshed {
  guaranteeId: Id;
  turn: number;
  /** `null`: the explorer did not say; `undecided`: it did, but no address could be judged. */
  balance: Balance | 'undecided' | null;
  excluded?: Sats;
}

export const balancesSlice = createSlice({
  name: 'balances',
  initialState: NO_BALANCES,
  reducers: {
    balanceRefreshed: (state, { payload }: PayloadAction<Refreshed>) => {
      const { guaranteeId, turn } = payload;
      const key = toIdKey(guaranteeId);
      if ((state.turns[key] ?? 0) > turn) return;
      state.turns[key] = turn;
      state.explorer = payload.balance === null ? 'failed' : 'reached';
      const before = state.byGuarantee[key];
      const after = entryAfter(before, payload);
      if (before === undefined || !sameBalance(before, after)) state.byGuarantee[key] = after;
    },
    /** The explorer knows of the broadcast now. */
    broadcastSeen: (state, { payload }: PayloadAction<Id>) => {
      delete state.awaited[toIdKey(payload)];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(withdrawalSaved, (state, { payload: { guaranteeId, transaction } }) => {
        if (transaction.txid === null) return;
        // What was known is spent now.
        delete state.byGuarantee[toIdKey(guaranteeId)];
        state.awaited[toIdKey(guaranteeId)] = transaction.txid;
      })
      .addCase(loggedOut, () => NO_BALANCES),
});

function entryAfter(before: GuaranteeBalance | undefined, { balance, excluded }: Refreshed): GuaranteeBalance {
  const marked = excluded === undefined || excluded === 0 ? {} : { excluded };
  if (balance === null) return { state: 'unknown', balance: before?.balance ?? null };
  if (balance === 'undecided') return { state: 'undecided', balance: null, ...marked };
  return { state: 'known', balance, ...marked };
}

function sameBalance(a: GuaranteeBalance, b: GuaranteeBalance): boolean {
  return (
    a.state === b.state &&
    a.excluded === b.excluded &&
    a.balance?.total === b.balance?.total &&
    a.balance?.unconfirmed === b.balance?.unconfirmed &&
    a.balance?.outputs === b.balance?.outputs
  );
}

export const { balanceRefreshed, broadcastSeen } = balancesSlice.actions;
