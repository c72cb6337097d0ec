import type { User } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import type { RootState } from '@/store/setup/store-types';

export function selectUser(state: RootState): User | null {
  return state.auth.user;
}

export function selectUserId(state: RootState): Id | null {
  return state.auth.user?.id ?? null;
}
