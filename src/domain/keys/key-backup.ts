import type { User } from '@/domain/models';

/** A backup of the account's key, which stays encrypted under the password. */
export interface KeyBackup {
  email: string;
  /** 33-byte compressed public key, hex. */
  publicKey: string;
  /** The key envelope, as text. */
  encryptedKey: string;
  /** ISO 8601. */
  created: string;
}

export type BackupProblem =
  | 'too-large' // not read at all
  | 'not-json'
  | 'not-a-backup'
  | 'newer-version' // written by a later version of this program
  | 'incomplete' // a field is missing or wrong
  | 'other-client' // the envelope is of another client, which nothing here reads
  | 'damaged'; // the envelope is not valid

/** Characters; an envelope has a few hundred. */
export const MAX_BACKUP_LENGTH = 64 * 1024;

/** `null` if the backend sent no key. `created`: ISO 8601. */
export function createBackup(user: User | null, created: string): KeyBackup | null {
  if (!user?.encryptedKey || !user.publicKey) return null;
  return { email: user.email, publicKey: user.publicKey, encryptedKey: user.encryptedKey, created };
}

/** `key-backup-ana-example.com-2026-11-21.json` */
export function formatBackupFileName({ email, created }: KeyBackup): string {
  const name = email.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
  return `key-backup-${name}-${created.slice(0, 10)}.json`;
}

/** True if a file of `bytes` cannot be a backup. A character takes up to four bytes. */
export function isTooLargeForBackup(bytes: number): boolean {
  return bytes > 4 * MAX_BACKUP_LENGTH;
}
