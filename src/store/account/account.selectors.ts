import { getKeyProblem, type KeyProblem } from '@/domain/key/key-verdict';
import type { RootState } from '@/store/setup/store-types';

/** What forbids to pay or sign anything; `null` while nothing is known against the key. */
export function selectKeyProblem({ account }: RootState): KeyProblem | null {
  return getKeyProblem(account.keyVerdict);
}

/** What to warn of on every screen: a problem, or that the key could not be looked at. */
export function selectKeyWarning(state: RootState): KeyProblem | 'unchecked' | null {
  const { keyVerdict, checkingKey } = state.account;
  return keyVerdict === 'unchecked' && !checkingKey ? 'unchecked' : selectKeyProblem(state);
}

/** Whether to offer the backup of a key that was made here. */
export function selectBackupDue({ account, auth }: RootState): boolean {
  return account.backupDue !== null && account.backupDue === auth.user?.publicKey;
}
