import { createAction } from '@reduxjs/toolkit';
import type { Persisted } from '@/store/load-persisted';

/** The one action that every slice answers by forgetting what it holds. */
export const loggedOut = createAction('session/loggedOut');

/** Another tab signed somebody in: the state is what storage holds of them, and nothing of whoever was here before. */
export const sessionAdopted = createAction<Persisted>('session/adopted');
