import { KEY_VERDICTS, type KeyVerdict } from '@/domain/key/key-verdict';
import type { AccountState } from '@/store/account/account.slice';

export type StoredAccount = Pick<AccountState, 'keyVerdict' | 'backupDue'>;

/** What is kept over a reload; `null` when there is nothing. */
export function accountToStore({ keyVerdict, backupDue }: AccountState): StoredAccount | null {
  return keyVerdict === null && backupDue === null ? null : { keyVerdict, backupDue };
}

/** As this program wrote it to local storage; `null` for any other shape. */
export function storedAccount(value: unknown): StoredAccount | null {
  if (typeof value !== 'object' || value === null) return null;
  const { keyVerdict = null, backupDue = null } = value as Record<string, unknown>;
  if (keyVerdict !== null && !KEY_VERDICTS.includes(keyVerdict as KeyVerdict)) return null;
  if (backupDue !== null && typeof backupDue !== 'string') return null;
  return { keyVerdict: keyVerdict as KeyVerdict | null, backupDue };
}
