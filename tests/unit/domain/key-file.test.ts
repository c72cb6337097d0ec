import { describe, expect, test } from 'vitest';
import { type FileKey, isFileKeyOf } from '@/domain/keys/key-file';
import { isOwnKeyBlock, type PayBlock } from '@/domain/keys/key-verdict';
import type { User } from '@/domain/models';

const [OWN, OTHER] = [`02${'a'.repeat(64)}`, `03${'b'.repeat(64)}`];

// docs/security.md#a-key-from-a-file
describe('a key from a file', () => {
  const user: User = { id: 7, email: 'ana@example.com', username: 'Ana', publicKey: OWN, encryptedKey: 'damaged' };
  const fileKey: FileKey = {
    userId: '7',
    publicKey: OWN,
    envelope: '{}',
    given: { publicKey: OWN, encryptedKey: 'damaged' },
  };

  test.each<[string, Partial<User>, boolean]>([
    ['the same account', {}, true],
    ['another account', { id: 8 }, false],
    ['another envelope', { encryptedKey: 'another' }, false],
    ['no envelope', { encryptedKey: null }, false],
    ['another public key', { publicKey: OTHER }, false],
    ['no public key', { publicKey: null }, false],
  ])('counts for %s: %j', (_case, change, counts) => {
    expect(isFileKeyOf(fileKey, { ...user, ...change })).toBe(counts);
  });
});

test.each<[PayBlock, boolean]>([
  ['missing', true],
  ['unreadable', true],
  ['unopened', true],
  ['mismatch', true],
  ['replaced', true],
  ['lost', false],
  ['not-kept', false],
  ['signatures-lost', false],
  ['checking', false],
  ['unchecked', false],
])('a file is offered when the block is %s: %s', (block, offered) => {
  expect(isOwnKeyBlock(block)).toBe(offered);
});
