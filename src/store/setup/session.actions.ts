import { createAction } from '@reduxjs/toolkit';

/** The one action that every slice answers by forgetting what it holds. */
export const loggedOut = createAction('session/loggedOut');
