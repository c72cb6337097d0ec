import type { User } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/*
 * A recovery file that opens the account's key if the envelope of the backend does not
 * (docs/security.md#a-key-from-a-file).
 */

/** The account's key as a file holds it. */
export interface KeyFile {
  /** 33-byte compressed public key, hex in lower case. */
  publicKey: string;
  /** The key envelope, as text. */
  envelope: string;
}

/** Why the key in a file was not opened. */
export type EnvelopeFault =
  | 'wrong-password'
  | 'other-client' // the envelope is of another client, which nothing here reads
  | 'damaged'; // the envelope is not valid, or has a different key from the one that the file names

/** A key opened from a file, with the key data that the backend had for the account at that time. */
export interface FileKey extends KeyFile {
  userId: Id;
  given: GivenKey;
}

type GivenKey = Pick<User, 'publicKey' | 'encryptedKey'>;

/** False for another account, and once the backend's key data for the account has changed. */
export function isFileKeyOf({ userId, given }: FileKey, user: User): boolean {
  return isSameId(userId, user.id) && isSameGivenKey(given, user);
}

export function isSameGivenKey(a: GivenKey, b: GivenKey): boolean {
  return a.publicKey === b.publicKey && a.encryptedKey === b.encryptedKey;
}
