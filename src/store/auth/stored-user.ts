import { isRecord } from '@/domain/is-record';
import type { User } from '@/domain/models';

export function hasId(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && (typeof value.id === 'string' || typeof value.id === 'number');
}

/** The user as local storage holds them, or as part of the whole slice state; `null` for any other shape. */
export function storedUser(value: unknown): User | null {
  const user = isRecord(value) && isRecord(value.user) ? value.user : value;
  if (!hasId(user)) return null;
  return { ...emptyUser(), ...user } as User;
}

function emptyUser(): Omit<User, 'id'> {
  return { email: '', username: null, encrypted_key: null, public_key: null };
}
