import { AppError, toErrorData } from '@/domain/primitives/errors';
import { loginFailure } from '@/store/auth/auth.slice';
import type { BaseStore } from '@/store/core/store-types';

let current = new AbortController();

/** Begins a login or registration. An earlier one without an answer no longer counts. */
export function startAttempt(): AbortController {
  current.abort();
  current = new AbortController();
  return current;
}

export function isLatestAttempt(attempt: AbortController): boolean {
  return attempt === current;
}

/** The user stops waiting for a login or registration. */
export function stopAttempt(store: BaseStore): void {
  current.abort();
  store.dispatch(loginFailure(toErrorData(new AppError('stopped', 'The user stopped waiting'))));
}
