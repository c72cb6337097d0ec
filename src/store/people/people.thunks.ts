import { toErrorData } from '@/domain/primitives/errors';
import { type Id, isSameId, toIdKey } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { listUsers } from '@/services/auth.service';
import { isSignedIn, selectUser } from '@/store/auth/auth.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { peopleLoaded } from '@/store/people/people.slice';

/** Loads the display names of others; a failure is only logged, and ids are shown instead. */
export function loadPeople(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    try {
      const people = await listUsers();
      if (user === null || !isSignedIn(getState(), user)) return;
      dispatch(peopleLoaded([...people.filter(({ id }) => !isSameId(id, user.id)), user]));
    } catch (error) {
      logger.error(`Loading the users failed: ${toErrorData(error).message}`);
    }
  };
}

/** The name, with the id if another one looks the same. The user's own is that of the session, whatever the list says. */
export function selectName(state: RootState, id: Id): string | null {
  const name = selectBareName(state, id);
  return name !== null && state.people.namesakes[toIdKey(id)] ? `${name} (${id})` : name;
}

/** For screens that show the id in any case. */
export function selectBareName(state: RootState, id: Id): string | null {
  const user = selectUser(state);
  if (user !== null && isSameId(id, user.id)) return user.username ?? user.email;
  return state.people.names[toIdKey(id)] ?? null;
}

/** Names by user id. */
export function selectNames(state: RootState): Readonly<Record<string, string>> {
  return state.people.names;
}
