import { createAction } from '@reduxjs/toolkit';

/** Resets every slice. */
export const loggedOut = createAction('session/loggedOut');
