import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { rootReducer } from '@/store/setup/root-reducer';

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

/** An intent. A plain function and not an async thunk, so that no password ends up in an action. */
export type AppThunk<Result> = ThunkAction<Result, RootState, undefined, UnknownAction>;
