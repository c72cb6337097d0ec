import type { CombinedSliceReducer, Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AccountState } from '@/store/account/account.slice';
import type { ActivityState } from '@/store/activity/activity.slice';
import type { AuthState } from '@/store/auth/auth.slice';
import type { BalancesState } from '@/store/balances/balances.slice';
import type { ChatState } from '@/store/chat/chat.slice';
import type { ClausesState } from '@/store/clauses/clauses.slice';
import type { ContractsState } from '@/store/contracts/contracts.slice';
import type { VerificationState } from '@/store/deposits/verification.slice';
import type { ImportsState } from '@/store/imports/imports.slice';
import type { OutboxState } from '@/store/outbox/outbox.slice';
import type { PeopleState } from '@/store/people/people.slice';
import type { PinsState } from '@/store/pins/pins.slice';
import type { PricesState } from '@/store/prices/prices.slice';
import type { RecoveryState } from '@/store/recovery/recovery.slice';
import type { SealsState } from '@/store/seals/seals.slice';

/** What the first screen and the frame around all screens read. */
export interface BaseState {
  auth: AuthState;
}

/** The slices that are injected once their code is loaded. */
export interface MemberState {
  account: AccountState;
  activity: ActivityState;
  balances: BalancesState;
  chat: ChatState;
  clauses: ClausesState;
  contracts: ContractsState;
  imports: ImportsState;
  outbox: OutboxState;
  people: PeopleState;
  pins: PinsState;
  prices: PricesState;
  recovery: RecoveryState;
  seals: SealsState;
  verification: VerificationState;
}

export type RootState = BaseState & MemberState;

type AnyState = BaseState & Partial<MemberState>;

interface WithSlices {
  /** Where the member slices are injected. */
  slices: CombinedSliceReducer<BaseState, AnyState>;
}

export type BaseStore = Store<AnyState> & WithSlices;

/** A store with all slices. */
export type AppStore = Store<RootState> & WithSlices & { dispatch: AppDispatch };

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** One user intent. A plain function instead of `createAsyncThunk`, so that no password ends up in an action. */
export type AppThunk<Result> = ThunkAction<Result, RootState, undefined, UnknownAction>;
