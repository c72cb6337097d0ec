import { describe, expect, test } from 'vitest';
import {
  createBackup,
  formatBackup,
  formatBackupFileName,
  isTooLargeForBackup,
  type KeyBackup,
  MAX_BACKUP_LENGTH,
  readBackup,
} from '@/domain/key/key-backup';

const BACKUP: KeyBackup = {
  email: 'ana@example.com',
  publicKey: `02${'ab'.repeat(32)}`,
  encryptedKey: '{"v":1,"kdf":{"salt":"c2FsdA=="}}',
  created: '2026-11-21T10:30:00.000Z',
};

function written(change: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...JSON.parse(formatBackup(BACKUP, [])), ...change });
}

test('what is written can be read, and says in words what it is', () => {
  const text = formatBackup(BACKUP, ['This is a key.', 'Keep it.']);
  expect(readBackup(text)).toEqual({ ok: true, backup: BACKUP });
  expect(JSON.parse(text)).toEqual({
    format: 'aval-key-backup',
    version: 1,
    how_to_use: ['This is a key.', 'Keep it.'],
    email: 'ana@example.com',
    public_key: BACKUP.publicKey,
    encrypted_key: BACKUP.encryptedKey,
    created: '2026-11-21T10:30:00.000Z',
  });
});

test('it is read after an editor, with other fields and in capitals', () => {
  const text = `\ufeff${written({ note: 'mine', public_key: BACKUP.publicKey.toUpperCase() })}\r\n`;
  expect(readBackup(text)).toEqual({ ok: true, backup: BACKUP });
});

describe('a file that is no backup is told from a damaged one', () => {
  test.each([
    ['a huge file', ' '.repeat(MAX_BACKUP_LENGTH + 1), 'too-large'],
    ['nothing', '', 'not-json'],
    ['a photo', '\u0000\ufffdJFIF', 'not-json'],
    ['half a backup', written().slice(0, -20), 'not-json'],
    ['null', 'null', 'not-a-backup'],
    ['a list', '[]', 'not-a-backup'],
    ['a text', '"aval-key-backup"', 'not-a-backup'],
    ['other JSON', '{"version":1}', 'not-a-backup'],
    ['an envelope alone', BACKUP.encryptedKey, 'not-a-backup'],
    ['a later version', written({ version: 2 }), 'newer-version'],
    ['no version', written({ version: undefined }), 'incomplete'],
    ['version 0', written({ version: 0 }), 'incomplete'],
    ['no e-mail', written({ email: undefined }), 'incomplete'],
    ['an empty envelope', written({ encrypted_key: '' }), 'incomplete'],
    ['an envelope that is no text', written({ encrypted_key: { v: 1 } }), 'incomplete'],
    ['a short key', written({ public_key: '02ab' }), 'incomplete'],
    ['an uncompressed key', written({ public_key: `04${'ab'.repeat(64)}` }), 'incomplete'],
    ['no date', written({ created: null }), 'incomplete'],
  ])('%s', (_name, text, problem) => {
    expect(readBackup(text)).toEqual({ ok: false, problem });
  });
});

test.each([
  ['ana@example.com', 'key-backup-ana-example.com-2026-11-21.json'],
  ['../Jos\u00e9 <x>@a/b', 'key-backup-..-jos-x-a-b-2026-11-21.json'],
])('the file of %s is named %s', (email, name) => {
  expect(formatBackupFileName({ ...BACKUP, email })).toBe(name);
});

test('there is a backup of an account only with a key', () => {
  const user = {
    id: 1,
    username: null,
    email: BACKUP.email,
    encryptedKey: BACKUP.encryptedKey,
    publicKey: BACKUP.publicKey,
  };
  expect(createBackup(user, BACKUP.created)).toEqual(BACKUP);
  expect(createBackup({ ...user, encryptedKey: null }, BACKUP.created)).toBeNull();
  expect(createBackup({ ...user, publicKey: '' }, BACKUP.created)).toBeNull();
  expect(createBackup(null, BACKUP.created)).toBeNull();
});

test.each([
  [0, false],
  [4 * MAX_BACKUP_LENGTH, false],
  [4 * MAX_BACKUP_LENGTH + 1, true],
])('a file of %s bytes is too large to be read: %s', (bytes, tooLarge) => {
  expect(isTooLargeForBackup(bytes)).toBe(tooLarge);
});
