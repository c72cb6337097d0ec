import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balance } from '@/domain/deposits';
import { type Id, idKey } from '@/domain/ids';
import { loggedOut } from '@/store/session.actions';

/**
 * What is known of a guarantee's funds. `turn` numbers the refreshes: an answer of an earlier turn never replaces that
 * of a later one. A failed look-up means unknown, never zero; the last known figures stay to be shown as such.
 */
export interface GuaranteeBalance {
  state: 'known' | 'unknown';
  balance: Balance | null;
  turn: number;
}

export interface BalancesState {
  byGuarantee: Record<string, GuaranteeBalance>;
  /** The last refresh of any guarantee succeeded, failed, or none has ended yet. */
  explorer: 'idle' | 'reached' | 'failed';
}

const NO_BALANCES: BalancesState = { byGuarantee: {}, explorer: 'idle' };

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
      const before = state.byGuarantee[idKey(guaranteeId)];
      if (before !== undefined && before.turn > turn) return;
      state.explorer = balance === null ? 'failed' : 'reached';
      const after: GuaranteeBalance =
        balance === null
          ? { state: 'unknown', balance: before?.balance ?? null, turn }
          : { state: 'known', balance, turn };
      if (before !== undefined && sameBalance(before, after)) before.turn = turn;
      else state.byGuarantee[idKey(guaranteeId)] = after;
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
