import type { User } from '@/domain/models';
import type { Id } from '@/domain/primitives/ids';
import { isRecord } from '@/domain/primitives/records';

/*
 * The user in local storage, under wire names. Written by hand because the first screen reads it without a schema
 * library. `userToStored` is the reverse.
 */

export interface WireUser {
  id: Id;
  email: string;
  username: string | null;
  encrypted_key: string | null;
  public_key: string | null;
}

/** The stored user, bare or as part of the whole auth state; `null` for any other shape. */
export function readStoredUser(value: unknown): User | null {
  const stored = isRecord(value) && isRecord(value.user) ? value.user : value;
  if (!isRecord(stored) || !isId(stored.id)) return null;
  const { id, email, username, encrypted_key, public_key } = stored as Partial<WireUser> & { id: Id };
  return {
    id,
    email: email ?? '',
    username: username ?? null,
    encryptedKey: encrypted_key ?? null,
    publicKey: public_key ?? null,
  };
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || typeof value === 'number';
}
