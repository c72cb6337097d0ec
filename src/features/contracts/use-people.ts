import { useEffect } from 'react';
import type { Id } from '@/domain/primitives/ids';
import { loadPeople, selectName } from '@/store/people/people.thunks';
import { useAppDispatch, useAppSelector } from '@/store/setup/hooks';

/** Fetches the names that stand beside these ids, when there is one among them that is not known yet. */
export function usePeople(ids: readonly Id[]): void {
  const dispatch = useAppDispatch();
  const unknown = useAppSelector((state) => ids.filter((id) => selectName(state, id) === null).join());
  useEffect(() => {
    if (unknown !== '') void dispatch(loadPeople());
  }, [dispatch, unknown]);
}
