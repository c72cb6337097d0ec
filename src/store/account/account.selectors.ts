import { getKeyBlock, isOwnKeyBlock, type PayBlock } from '@/domain/key/key-verdict';
import { selectFileKey } from '@/store/account/own-key.selectors';
import { selectIsOwnKeyReplaced, selectIsSignerLost } from '@/store/pins/pins.selectors';
import type { RootState } from '@/store/setup/store-types';

/** Why nothing can be paid or signed, on any screen. */
export function selectPayBlock(state: RootState): PayBlock | null {
  const { account, pins } = state;
  const verdict = selectFileKey(state) === null ? account.keyVerdict : 'good';
  const block = getKeyBlock(verdict, account.checkingKey);
  if (block !== null && block !== 'unchecked' && block !== 'checking') return block;
  if (selectIsOwnKeyReplaced(state)) return 'replaced';
  if (pins.keeping === 'lost') return 'lost';
  if (pins.keeping === 'failed') return 'not-kept';
  return selectIsSignerLost(state) ? 'signatures-lost' : block;
}

/** For every screen; a check in progress is no warning yet. */
export function selectKeyWarning(state: RootState): Exclude<PayBlock, 'checking'> | null {
  const block = state.auth.user === null ? null : selectPayBlock(state);
  return block === 'checking' ? null : block;
}

/** True if the server's copy of the key can't be used, and none was opened from a file in its place. */
export function selectIsGivenKeyUnusable(state: RootState): boolean {
  const block = selectPayBlock(state);
  return block !== null && isOwnKeyBlock(block);
}

/** True until the key generated on this device is backed up. */
export function selectBackupDue({ account, auth }: RootState): boolean {
  return account.backupDue !== null && account.backupDue === auth.user?.publicKey;
}
