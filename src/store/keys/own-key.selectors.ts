import { normalizeKey } from '@/domain/keys/current-keys';
import { type FileKey, isFileKeyOf, type KeyFile } from '@/domain/keys/key-file';
import type { User } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { selectUserId } from '@/store/auth/auth.selectors';
import type { RootState } from '@/store/core/store-types';

/** The key that was opened from a file in this session; `null` if there is none, or it no longer counts. */
export function selectFileKey({ ownKey, auth }: RootState): FileKey | null {
  const { fileKey } = ownKey;
  return fileKey !== null && auth.user !== null && isFileKeyOf(fileKey, auth.user) ? fileKey : null;
}

/** The key that the account signs with: its public key, hex in lower case. */
export function selectSigner(state: RootState): string | null {
  return normalizeKey(state.auth.user?.publicKey ?? null) ?? selectFileKey(state)?.publicKey ?? null;
}

/** True for the user's own key or, without a key, for their own id. The key decides: an id may stand beside another's key. */
export function selectIsOwn(state: RootState, id: Id, publicKey: string): boolean {
  const own = selectSigner(state);
  return publicKey === '' || own === null ? isSameId(id, selectUserId(state)) : normalizeKey(publicKey) === own;
}

export interface SigningKey extends KeyFile {
  /** True if the envelope is not the backend's. */
  isFromFile: boolean;
}

/** The envelope of the user's key; `null` if the backend gave no key and none was opened from a file. */
export function findSigningKey(state: RootState, { encryptedKey, publicKey }: User): SigningKey | null {
  const fileKey = selectFileKey(state);
  if (fileKey !== null) return { publicKey: fileKey.publicKey, envelope: fileKey.envelope, isFromFile: true };
  return encryptedKey && publicKey ? { publicKey, envelope: encryptedKey, isFromFile: false } : null;
}

/** True if the password has opened the key in this session, or at the last login. */
export function selectIsKeyOpened(state: RootState): boolean {
  return state.ownKey.keyVerdict === 'good' || selectFileKey(state) !== null;
}
