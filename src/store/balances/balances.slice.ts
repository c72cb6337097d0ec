import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balance } from '@/domain/deposits';
import { type Id, idKey } from '@/domain/ids';
import { loggedOut } from '@/store/session.actions';

/** A failed look-up means unknown, never zero; the last known figures stay, to be shown as such. */
export interface GuaranteeBalance {
  state: 'known' | 'unknown';
  balance: Balance | null;
}

export interface BalancesState {
  /** An entry keeps its identity while nothing changed, so that no card is drawn anew. */
  byGuarantee: Record<string, GuaranteeBalance>;
  /** Numbers the refreshes: an answer of an earlier turn never replaces that of a later one. */
  turns: Record<string, number>;
  /** The last refresh of any guarantee succeeded, failed, or none has ended yet. */
  explorer: 'idle' | 'reached' | 'failed';
}

const NO_BALANCES: BalancesState = { byGuarantee: {}, turns: {}, explorer: 'idle' };

interface Refreshed {
  guaranteeId: Id;
  turn: number;
  /** `null`: the explorer did not say. */
  balance: Balance | null;
}

const balancesSlice = createSlice({
  name: 'balances',
  initialState: NO_BALANCES,
  reducers: {
    balanceRefreshed: (state, { payload }: PayloadAction<Refreshed>) => {
      const { guaranteeId, turn, balance } = payload;
      const key = idKey(guaranteeId);
      if ((state.turns[key] ?? 0) > turn) return;
      state.turns[key] = turn;
      state.explorer = balance === null ? 'failed' : 'reached';
      const before = state.byGuarantee[key];
      const after: GuaranteeBalance =
        balance === null ? { state: 'unknown', balance: before?.balance ?? null } : { state: 'known', balance };
      if (before === undefined || !sameBalance(before, after)) state.byGuarantee[key] = after;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => NO_BALANCES),
});

function sameBalance(a: GuaranteeBalance, b: GuaranteeBalance): boolean {
  return (
    a.state === b.state &&
    a.balance?.total === b.balance?.total &&
    a.balance?.unconfirmed === b.balance?.unconfirmed &&
    a.balance?.outputs === b.balance?.outputs
  );
}

export const balancesReducer = balancesSlice.reducer;
export const { balanceRefreshed } = balancesSlice.actions;
