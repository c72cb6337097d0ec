import { describe, expect, test } from 'vitest';
import { type KeyBackup, MAX_BACKUP_LENGTH } from '@/domain/keys/key-backup';
import { formatBackup, parseBackup } from '@/services/schemas/key-backup';

const BACKUP: KeyBackup = {
  email: 'ana@example.com',
  publicKey: `02${'ab'.repeat(32)}`,
  encryptedKey: '{"v":1,"kdf":{"salt":"c2FsdA=="}}',
  created: '2026-11-21T10:30:00.000Z',
};

function backupText(change: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...JSON.parse(formatBackup(BACKUP, [])), ...change });
}

test('can be read back, and describes itself in words', () => {
  const text = formatBackup(BACKUP, ['This is a key.', 'Keep it.']);
  expect(parseBackup(text)).toEqual({ ok: true, value: BACKUP });
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

test('can be read after reformatting, with other fields and in capitals', () => {
  const text = `\ufeff${backupText({ note: 'mine', public_key: BACKUP.publicKey.toUpperCase() })}\r\n`;
  expect(parseBackup(text)).toEqual({ ok: true, value: BACKUP });
});

describe('distinguishes other files from damaged backups', () => {
  test.each([
    ['a huge file', ' '.repeat(MAX_BACKUP_LENGTH + 1), 'too-large'],
    ['nothing', '', 'not-json'],
    ['a photo', '\u0000\ufffdJFIF', 'not-json'],
    ['half a backup', backupText().slice(0, -20), 'not-json'],
    ['null', 'null', 'not-a-backup'],
    ['a list', '[]', 'not-a-backup'],
    ['a text', '"aval-key-backup"', 'not-a-backup'],
    ['other JSON', '{"version":1}', 'not-a-backup'],
    ['an envelope alone', BACKUP.encryptedKey, 'not-a-backup'],
    ['a later version', backupText({ version: 2 }), 'newer-version'],
    ['no version', backupText({ version: undefined }), 'incomplete'],
    ['version 0', backupText({ version: 0 }), 'incomplete'],
    ['no e-mail', backupText({ email: undefined }), 'incomplete'],
    ['an empty envelope', backupText({ encrypted_key: '' }), 'incomplete'],
    ['an envelope that is no text', backupText({ encrypted_key: { v: 1 } }), 'incomplete'],
    ['a short key', backupText({ public_key: '02ab' }), 'incomplete'],
    ['an uncompressed key', backupText({ public_key: `04${'ab'.repeat(64)}` }), 'incomplete'],
    ['no date', backupText({ created: null }), 'incomplete'],
  ])('%s', (_name, text, problem) => {
    expect(parseBackup(text)).toEqual({ ok: false, error: problem });
  });
});
