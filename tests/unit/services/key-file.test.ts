import { describe, expect, test } from 'vitest';
import { MAX_BACKUP_LENGTH } from '@/domain/keys/key-backup';
import type { KeyFileProblem } from '@/domain/keys/key-file';
import { type Kit, MAX_KIT_LENGTH } from '@/domain/kit/kit';
import { formatBackup } from '@/services/schemas/key-backup';
import { parseKeyFile } from '@/services/schemas/key-file';
import { formatKit } from '@/services/schemas/kit';

const [OWNER, COUNTERPARTY] = [`02${'ab'.repeat(32)}`, `03${'cd'.repeat(32)}`];
const ENVELOPE = '{"v":1}';
const BACKUP = { email: 'ana@example.com', publicKey: OWNER, encryptedKey: ENVELOPE, created: '2026-11-21T10:30:00Z' };
const KIT: Kit = {
  network: 'regtest',
  madeAt: '2026-11-22T20:30:00.000Z',
  contract: { id: '7', title: 'New roof', contractOrder: 3 },
  role: 'owner',
  keys: { owner: OWNER, counterparty: COUNTERPARTY, arbitrator: { id: '1', xpub: 'tpubD6NzVbkrYhZ4' } },
  descriptor: 'wsh()#abcdefgh',
  envelope: ENVELOPE,
  guarantees: [],
  signed: [],
  sealedTerms: [],
  transactions: [],
};

function kitText(change: Partial<Kit> = {}): string {
  return formatKit([{ ...KIT, ...change }]);
}

function backupText(change: object = {}): string {
  return JSON.stringify({ ...JSON.parse(formatBackup(BACKUP, [])), ...change });
}

describe('the key is read from', () => {
  test.each([
    ['a key backup', backupText(), OWNER],
    ["an owner's kit", kitText(), OWNER],
    ["a counterparty's kit", kitText({ role: 'counterparty' }), COUNTERPARTY],
    ['a kit with a byte order mark', `\ufeff${kitText()}`, OWNER],
  ])('%s', (_what, text, publicKey) => {
    expect(parseKeyFile(text, 'regtest')).toEqual({ ok: true, value: { publicKey, envelope: ENVELOPE } });
  });
});

test.each<[string, string, KeyFileProblem]>([
  ['a picture', '<svg/>', 'not-json'],
  ['a kit that was cut off', kitText().slice(0, -20), 'not-json'],
  ['other JSON', '{}', 'not-a-key-file'],
  ['a list', '[]', 'not-a-key-file'],
  ['null', 'null', 'not-a-key-file'],
  ['a file of 16 million characters', ' '.repeat(MAX_KIT_LENGTH + 1), 'too-large'],
  ['a backup as large as a kit', backupText({ email: 'a'.repeat(MAX_BACKUP_LENGTH) }), 'too-large'],
  ['a later backup', backupText({ version: 2 }), 'newer-version'],
  ['a later kit', kitText().replace('"version": 2', '"version": 3'), 'newer-version'],
  ['a kit of the version before', kitText().replace('"version": 2', '"version": 1'), 'incomplete'],
  ['a backup without an envelope', backupText({ encrypted_key: '' }), 'incomplete'],
  ['a kit of no role', kitText().replace('"role": "owner"', '"role": "arbitrator"'), 'incomplete'],
  ['a kit whose key is none', kitText().replace(OWNER, 'none'), 'incomplete'],
  ['a kit for another signer', kitText({ envelope: null }), 'no-envelope'],
  ['a kit of another network', kitText({ network: 'mainnet' }), 'other-network'],
])('%s is refused with its reason', (_what, text, problem) => {
  expect(parseKeyFile(text, 'regtest')).toEqual({ ok: false, error: problem });
});
