import type { CombinedSliceReducer, Store, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/*
 * Each slice adds its state to one of these two interfaces, in its own file. The types of the store therefore import no
 * slice, and imports between the folders of `store` have one direction.
 */

/** The state that the first screen and the frame around all screens read. */
// biome-ignore lint/suspicious/noEmptyInterface: slices extend it.
export interface BaseState {}

/** The slices that are injected once their code is loaded. */
// biome-ignore lint/suspicious/noEmptyInterface: slices extend it.
export interface MemberState {}

export type RootState = BaseState & MemberState;

type AnyState = BaseState & Partial<MemberState>;

interface WithSlices {
  /** The reducer that member slices are injected into. */
  slices: CombinedSliceReducer<BaseState, AnyState>;
}

export type BaseStore = Store<AnyState> & WithSlices;

/** A store with all slices. */
export type AppStore = Store<RootState> & WithSlices & { dispatch: AppDispatch };

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** One user intent. A plain function instead of `createAsyncThunk`, so that no password ends up in an action. */
export type AppThunk<Result> = ThunkAction<Result, RootState, undefined, UnknownAction>;
