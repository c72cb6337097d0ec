import { getKeyProblem, type KeyProblem } from '@/domain/key/key-verdict';
import type { RootState } from '@/store/setup/store-types';

/** Blocks paying and signing. */
export function selectKeyProblem({ account }: RootState): KeyProblem | null {
  return getKeyProblem(account.keyVerdict);
}

/** For every screen: a problem, or that the key could not be checked. */
export function selectKeyWarning(state: RootState): KeyProblem | 'unchecked' | null {
  const { keyVerdict, checkingKey } = state.account;
  return keyVerdict === 'unchecked' && !checkingKey ? 'unchecked' : selectKeyProblem(state);
}

/** True until the key generated on this device is backed up. */
export function selectBackupDue({ account, auth }: RootState): boolean {
  return account.backupDue !== null && account.backupDue === auth.user?.publicKey;
}
