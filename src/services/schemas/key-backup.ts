import * as v from 'valibot';
import { type BackupProblem, type KeyBackup, MAX_BACKUP_LENGTH } from '@/domain/keys/key-backup';
import type { Result } from '@/domain/primitives/errors';

/*
 * The key backup file, JSON: { format, version, how_to_use, email, public_key, encrypted_key, created }. It holds nothing
 * that the backend does not have.
 */

const FORMAT = 'aval-key-backup';
const VERSION = 1;

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

const headerSchema = v.looseObject({ format: v.literal(FORMAT) });

const backupSchema: v.GenericSchema<unknown, KeyBackup> = v.pipe(
  v.object({
    version: v.literal(VERSION),
    email: nonEmptyText,
    public_key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/i), v.toLowerCase()),
    encrypted_key: nonEmptyText,
    created: nonEmptyText,
  }),
  v.transform(({ email, public_key, encrypted_key, created }) => ({
    email,
    publicKey: public_key,
    encryptedKey: encrypted_key,
    created,
  })),
);

/** The text of a backup file. `howToUse`: explanation for a person who finds it, line by line. */
export function formatBackup(backup: KeyBackup, howToUse: readonly string[]): string {
  const { email, publicKey, encryptedKey, created } = backup;
  const fields = { how_to_use: howToUse, email, public_key: publicKey, encrypted_key: encryptedKey, created };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...fields }, null, 2)}\n`;
}

/** Parses the text of a backup file; does not decrypt the key. */
export function parseBackup(text: string): Result<KeyBackup, BackupProblem> {
  if (text.length > MAX_BACKUP_LENGTH) return { ok: false, error: 'too-large' };
  const file = parseJson(text);
  if (file === undefined) return { ok: false, error: 'not-json' };
  if (!v.is(headerSchema, file)) return { ok: false, error: 'not-a-backup' };
  if (typeof file.version === 'number' && file.version > VERSION) return { ok: false, error: 'newer-version' };
  const { success, output } = v.safeParse(backupSchema, file, { abortEarly: true });
  return success ? { ok: true, value: output } : { ok: false, error: 'incomplete' };
}

function parseJson(text: string): unknown {
  try {
    // Editors may add a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}
