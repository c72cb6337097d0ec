import { toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { listUsers } from '@/services/auth.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { peopleLoaded } from '@/store/people/people.slice';

/** Loads display names; a failure is only logged, and ids are shown instead. */
export function loadPeople(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    try {
      const people = await listUsers();
      if (isSignedIn(getState(), user)) dispatch(peopleLoaded(people));
    } catch (error) {
      logger.error(`Loading the users failed: ${toErrorData(error).message}`);
    }
  };
}

export function selectName(state: RootState, id: Id): string | null {
  return state.people.names[toIdKey(id)] ?? null;
}

/** Names by user id. */
export function selectNames(state: RootState): Readonly<Record<string, string>> {
  return state.people.names;
}
