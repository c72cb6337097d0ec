import { getKeyBlock, isOwnKeyBlock, type PayBlock } from '@/domain/keys/key-verdict';
import type { RootState } from '@/store/core/store-types';
import { selectIsOwnKeyReplaced, selectIsSignerLost } from '@/store/keys/keys.selectors';
import { selectFileKey } from '@/store/keys/own-key.selectors';

/** Why nothing can be paid or signed, on any screen. */
export function selectPayBlock(state: RootState): PayBlock | null {
  const { ownKey, keys } = state;
  const verdict = selectFileKey(state) === null ? ownKey.keyVerdict : 'good';
  const block = getKeyBlock(verdict, ownKey.checkingKey);
  if (block !== null && block !== 'unchecked' && block !== 'checking') return block;
  if (selectIsOwnKeyReplaced(state)) return 'replaced';
  if (keys.keeping === 'lost') return 'lost';
  if (keys.keeping === 'failed') return 'not-kept';
  return selectIsSignerLost(state) ? 'signatures-lost' : block;
}

/** For every screen; a check in progress is no warning yet, nor one that may be resumed once the memory is read. */
export function selectKeyWarning(state: RootState): Exclude<PayBlock, 'checking'> | null {
  const block = state.auth.user === null ? null : selectPayBlock(state);
  if (block === 'checking' || (block === 'unchecked' && state.keys.keeping === 'unread')) return null;
  return block;
}

/** True if the server's copy of the key can't be used, and none was opened from a file in its place. */
export function selectIsGivenKeyUnusable(state: RootState): boolean {
  const block = selectPayBlock(state);
  return block !== null && isOwnKeyBlock(block);
}

/** True until the key generated on this device is backed up. */
export function selectBackupDue({ ownKey, auth }: RootState): boolean {
  return ownKey.backupDue !== null && ownKey.backupDue === auth.user?.publicKey;
}
