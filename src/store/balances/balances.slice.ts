import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balance } from '@/domain/deposits/deposits';
import type { GuaranteeBalance } from '@/domain/guarantees/guarantee-funds';
import type { Sats } from '@/domain/primitives/amount';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { createRecord } from '@/domain/primitives/records';
import type { Payout } from '@/domain/withdrawals/payouts';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { loggedOut } from '@/store/core/session.actions';

export interface BalancesState {
  /** Unchanged entries keep their identity, so that their cards are not rendered again. */
  byGuarantee: Record<string, GuaranteeBalance>;
  /** Outpoints (`txid:vout`) of the counted outputs, as last known. */
  coins: Record<string, string[]>;
  /** Number of the refresh that each entry is from; an older one never replaces a newer one. */
  sequences: Record<string, number>;
  /** Txid of the last broadcast; until the explorer has it, spent outputs still look unspent there. */
  pendingTxids: Record<string, string>;
  /** Outputs by txid, proven by the transaction itself; `null`: nothing proves them. Missing: not read yet. */
  outputs: Record<string, Payout[] | null>;
  /** Txids of transactions without a record that have spent coins of the guarantee, as the explorer says. */
  spenders: Record<string, string[]>;
  /** Txids of all that have spent coins of the guarantee and are in no block yet, where they were looked up. */
  unconfirmed: Record<string, string[]>;
}

declare module '@/store/core/store-types' {
  interface MemberState {
    balances: BalancesState;
  }
}

const NO_BALANCES: BalancesState = {
  byGuarantee: createRecord(),
  coins: createRecord(),
  sequences: createRecord(),
  pendingTxids: createRecord(),
  outputs: createRecord(),
  spenders: createRecord(),
  unconfirmed: createRecord(),
};

interface Refreshed {
  guaranteeId: Id;
  sequence: number;
  /** `null`: the explorer did not respond; `undecided`: no address could be verified. */
  balance: Balance | 'undecided' | null;
  excluded?: Sats;
  dust?: Sats;
  at?: number;
  missing?: number;
  coins?: readonly string[];
}

export const balancesSlice = createSlice({
  name: 'balances',
  initialState: NO_BALANCES,
  reducers: {
    balanceRefreshed: (state, { payload }: PayloadAction<Refreshed>) => {
      const { guaranteeId, sequence } = payload;
      const key = toIdKey(guaranteeId);
      if ((state.sequences[key] ?? 0) > sequence) return;
      state.sequences[key] = sequence;
      const before = state.byGuarantee[key];
      const after = toEntry(before, payload);
      if (before === undefined || !isSameBalance(before, after)) state.byGuarantee[key] = after;
      const { coins } = payload;
      if (coins !== undefined && coins.join() !== state.coins[key]?.join()) state.coins[key] = [...coins];
    },
    /** The explorer has the broadcast transaction. */
    broadcastSeen: (state, { payload }: PayloadAction<Id>) => {
      delete state.pendingTxids[toIdKey(payload)];
    },
    outputsRead: (state, { payload }: PayloadAction<{ txid: string; outputs: Payout[] | null }>) => {
      state.outputs[payload.txid] = payload.outputs;
    },
    spendersSeen: (state, { payload }: PayloadAction<{ guaranteeId: Id; txids: string[]; unconfirmed: string[] }>) => {
      state.spenders[toIdKey(payload.guaranteeId)] = payload.txids;
      state.unconfirmed[toIdKey(payload.guaranteeId)] = payload.unconfirmed;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(withdrawalSaved, (state, { payload: { guaranteeId, transaction } }) => {
        if (transaction.txid === null) return;
        // The known outputs are spent now.
        delete state.byGuarantee[toIdKey(guaranteeId)];
        delete state.coins[toIdKey(guaranteeId)];
        state.pendingTxids[toIdKey(guaranteeId)] = transaction.txid;
      })
      .addCase(loggedOut, () => NO_BALANCES),
});

function toEntry(
  before: GuaranteeBalance | undefined,
  { balance, excluded, dust, at, missing }: Refreshed,
): GuaranteeBalance {
  const marked = {
    ...(excluded ? { excluded } : {}),
    ...(dust ? { dust } : {}),
    ...(at === undefined ? {} : { at }),
  };
  const gone = missing ? { missing } : {};
  if (balance === null) return { state: 'unknown', balance: before?.balance ?? null, ...gone };
  if (balance === 'undecided') return { state: 'undecided', balance: null, ...marked, ...gone };
  return { state: 'known', balance, ...marked, ...gone };
}

function isSameBalance(a: GuaranteeBalance, b: GuaranteeBalance): boolean {
  return (
    a.state === b.state &&
    a.excluded === b.excluded &&
    a.dust === b.dust &&
    a.at === b.at &&
    a.missing === b.missing &&
    a.balance?.arriving === b.balance?.arriving &&
    a.balance?.total === b.balance?.total &&
    a.balance?.unconfirmed === b.balance?.unconfirmed &&
    a.balance?.outputs === b.balance?.outputs
  );
}

export const { balanceRefreshed, broadcastSeen, outputsRead, spendersSeen } = balancesSlice.actions;
