import { expect, test } from 'vitest';
import {
  createBackup,
  formatBackupFileName,
  isTooLargeForBackup,
  type KeyBackup,
  MAX_BACKUP_LENGTH,
} from '@/domain/keys/key-backup';

const BACKUP: KeyBackup = {
  email: 'ana@example.com',
  publicKey: `02${'ab'.repeat(32)}`,
  encryptedKey: '{"v":1}',
  created: '2026-11-21T10:30:00.000Z',
};

test.each([
  ['ana@example.com', 'key-backup-ana-example.com-2026-11-21.json'],
  ['../Jos\u00e9 <x>@a/b', 'key-backup-..-jos-x-a-b-2026-11-21.json'],
])('the file of %s is named %s', (email, name) => {
  expect(formatBackupFileName({ ...BACKUP, email })).toBe(name);
});

test('only an account with a key has a backup', () => {
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
])('a file of %s bytes is too large to read: %s', (bytes, tooLarge) => {
  expect(isTooLargeForBackup(bytes)).toBe(tooLarge);
});
