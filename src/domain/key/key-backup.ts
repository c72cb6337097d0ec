import type { User } from '@/domain/models';
import { isRecord } from '@/domain/primitives/records';

/*
 * The key backup, a JSON file: { format, version, how_to_use, email, public_key, encrypted_key, created }. It holds
 * nothing that the backend does not hold too; the private key in it is encrypted under the account's password.
 */

export interface KeyBackup {
  email: string;
  /** 33-byte compressed public key, hex. */
  publicKey: string;
  /** The key envelope as text, as the backend stores it. */
  encryptedKey: string;
  /** ISO 8601. */
  created: string;
}

export type BackupProblem =
  | 'too-large' // no backup is: nothing was read
  | 'not-json'
  | 'not-a-backup'
  | 'newer-version' // written by a later version of this program
  | 'incomplete' // a field is missing or of another kind
  | 'damaged'; // the envelope inside can't be read

export type BackupReading = { ok: true; backup: KeyBackup } | { ok: false; problem: BackupProblem };

const FORMAT = 'aval-key-backup';
const VERSION = 1;
/** Characters; an envelope has a few hundred. */
export const MAX_BACKUP_LENGTH = 64 * 1024;

/** The account's key as it goes into a backup; `null` when the server gave none. `created` is ISO 8601. */
export function createBackup(user: User | null, created: string): KeyBackup | null {
  if (!user?.encryptedKey || !user.publicKey) return null;
  return { email: user.email, publicKey: user.publicKey, encryptedKey: user.encryptedKey, created };
}

/** The file's text; `howToUse` tells a person who finds it what it is. */
export function formatBackup(backup: KeyBackup, howToUse: readonly string[]): string {
  const { email, publicKey, encryptedKey, created } = backup;
  const fields = { how_to_use: howToUse, email, public_key: publicKey, encrypted_key: encryptedKey, created };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...fields }, null, 2)}\n`;
}

/** `key-backup-ana-example.com-2026-11-21.json` */
export function formatBackupFileName({ email, created }: KeyBackup): string {
  const name = email.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
  return `key-backup-${name}-${created.slice(0, 10)}.json`;
}

/** True if a file of `bytes` can't be a backup, so it is not worth reading. A character takes up to four bytes. */
export function isTooLargeForBackup(bytes: number): boolean {
  return bytes > 4 * MAX_BACKUP_LENGTH;
}

/** Reads a file's text without opening the key. */
export function readBackup(text: string): BackupReading {
  if (text.length > MAX_BACKUP_LENGTH) return { ok: false, problem: 'too-large' };
  const fields = jsonOf(text);
  if (fields === undefined) return { ok: false, problem: 'not-json' };
  if (!isRecord(fields) || fields.format !== FORMAT) return { ok: false, problem: 'not-a-backup' };
  if (typeof fields.version === 'number' && fields.version > VERSION) return { ok: false, problem: 'newer-version' };
  const { version, email, public_key, encrypted_key, created } = fields;
  if (version !== VERSION || !isText(email) || !isPublicKey(public_key) || !isText(encrypted_key) || !isText(created)) {
    return { ok: false, problem: 'incomplete' };
  }
  return { ok: true, backup: { email, publicKey: public_key.toLowerCase(), encryptedKey: encrypted_key, created } };
}

function jsonOf(text: string): unknown {
  try {
    // Editors may put a byte order mark first.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isPublicKey(value: unknown): value is string {
  return typeof value === 'string' && /^0[23][0-9a-f]{64}$/i.test(value);
}
