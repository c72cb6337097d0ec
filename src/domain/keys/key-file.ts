import { normalizeKey } from '@/domain/keys/current-keys';
import type { User } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';

/*
 * A key backup or recovery kit that opens the account's key where the envelope of the backend does not
 * (docs/security.md#a-key-from-a-file).
 */

/** The account's key as a file holds it. */
export interface KeyFile {
  /** 33-byte compressed public key, hex in lower case. */
  publicKey: string;
  /** The key envelope, as text. */
  envelope: string;
}

export type KeyFileProblem =
  | 'too-large' // not read at all
  | 'not-json' // or cut off
  | 'not-a-key-file' // neither a key backup nor a recovery kit
  | 'newer-version' // written by a later version of this program
  | 'incomplete' // a field is missing or wrong
  | 'no-envelope' // a kit for another signer
  | 'other-network'
  | 'damaged' // the envelope is not valid
  | 'altered'; // the envelope is of another key than the file says

/** A key that was opened from a file, and what the backend had given for the account then. */
export interface FileKey extends KeyFile {
  userId: Id;
  given: GivenKey;
}

type GivenKey = Pick<User, 'publicKey' | 'encryptedKey'>;

/** False for another account, and once the backend has given the account anything else. */
export function isFileKeyOf({ userId, given }: FileKey, user: User): boolean {
  return isSameId(userId, user.id) && isSameGivenKey(given, user);
}

export function isSameGivenKey(a: GivenKey, b: GivenKey): boolean {
  return a.publicKey === b.publicKey && a.encryptedKey === b.encryptedKey;
}

/** The keys that the key in a file is compared with. */
export interface ExpectedKey {
  /** Hex in lower case. */
  publicKey: string;
  /** Another key that the backend names in its place: nothing may be signed. */
  replacedBy: string | null;
}

/**
 * The key that this device remembers for the account, or else the one that the backend names. `null` if neither is known:
 * a file alone does not prove whose key it holds.
 */
export function findExpectedKey(remembered: string | null, named: string | null): ExpectedKey | null {
  const now = normalizeKey(named);
  const publicKey = remembered ?? now;
  return publicKey === null ? null : { publicKey, replacedBy: now === publicKey ? null : now };
}
