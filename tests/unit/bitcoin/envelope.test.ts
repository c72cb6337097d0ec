import { describe, expect, test, vi } from 'vitest';
import { decodeBase64, encodeBase64 } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { parseEnvelope } from '@/bitcoin/keys/envelope';
import { generateKeyPair } from '@/bitcoin/keys/keys';
import { getOpenKey } from '@/bitcoin/keys/open-keys';
import { AppError } from '@/domain/primitives/errors';
import { COUNTERPARTY, hex, OWNER } from './releases';
import { sealEnvelope } from './support';

const PASSWORD = 'correct horse battery staple';

interface EnvelopeFields {
  [field: string]: unknown;
  kdf: Record<string, unknown>;
  cipher: Record<string, unknown>;
}

async function catchErrorCode(task: Promise<unknown>): Promise<string> {
  return task.then(
    () => 'opened',
    (error: unknown) => (error instanceof AppError ? error.code : `not an AppError: ${String(error)}`),
  );
}

async function open(text: string, password = PASSWORD, publicKey = OWNER.public_key): Promise<string> {
  return catchErrorCode((await loadBitcoin()).openKey(text, password, publicKey));
}

/** The owner's envelope, altered. */
async function alterEnvelope(change: (envelope: EnvelopeFields) => void): Promise<string> {
  const written = JSON.parse(await sealEnvelope(OWNER, PASSWORD)) as EnvelopeFields;
  change(written);
  return JSON.stringify(written);
}

function flipCharacter(text: unknown, at = 0): string {
  const bytes = decodeBase64(String(text)) ?? new Uint8Array();
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return encodeBase64(bytes);
}

// Spec: 7.keys
describe('a new key', () => {
  test('opens only with its password', async () => {
    const api = await loadBitcoin();
    const pair = await api.generateKeyPair(PASSWORD);
    expect(pair.publicKey).toMatch(/^0[23][0-9a-f]{64}$/);
    expect(await open(pair.encryptedPrivateKey, PASSWORD, pair.publicKey)).toBe('opened');
    expect(await open(pair.encryptedPrivateKey, PASSWORD, pair.publicKey.toUpperCase())).toBe('opened');
    expect(await open(pair.encryptedPrivateKey, `${PASSWORD} `, pair.publicKey)).toBe('wrong-password');
  });

  test('differs every time, as do salt and nonce', async () => {
    const [a, b] = await Promise.all([generateKeyPair(PASSWORD), generateKeyPair(PASSWORD)]);
    expect(a.publicKey).not.toBe(b.publicKey);
    const [first, second] = [parseEnvelope(a.encryptedPrivateKey), parseEnvelope(b.encryptedPrivateKey)];
    expect(first.salt).not.toEqual(second.salt);
    expect(first.nonce).not.toEqual(second.nonce);
  });

  test('needs a password', async () => {
    expect(await catchErrorCode(generateKeyPair(''))).toBe('keys-not-generated');
  });

  test('is erased from memory when it cannot be encrypted', async () => {
    const made: Uint8Array[] = [];
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (_algorithm, _key, data) => {
      made.push(data as Uint8Array);
      throw new DOMException('Out of order', 'OperationError');
    });
    try {
      expect(await catchErrorCode(generateKeyPair(PASSWORD))).toBe('keys-not-generated');
    } finally {
      encrypt.mockRestore();
    }
    expect(made).toEqual([new Uint8Array(32)]);
  });
});

describe('an envelope', () => {
  test('opens with its password only', async () => {
    const envelope = await sealEnvelope(OWNER, PASSWORD);
    expect(await open(envelope)).toBe('opened');
    expect(await open(envelope, 'another')).toBe('wrong-password');
    expect(await open(envelope, '')).toBe('wrong-password');
  });

  test('accepts a password in any Unicode normalisation', async () => {
    expect(await open(await sealEnvelope(OWNER, 'contrase\u00f1a'), 'contrasen\u0303a')).toBe('opened');
  });

  test('of another account is a key mismatch', async () => {
    expect(await open(await sealEnvelope(COUNTERPARTY, PASSWORD))).toBe('key-mismatch');
    expect(await open(await sealEnvelope(OWNER, PASSWORD), PASSWORD, '')).toBe('key-mismatch');
  });

  test('whose key differs from its public key is a key mismatch', async () => {
    expect(await open(await sealEnvelope(COUNTERPARTY, PASSWORD, OWNER.public_key))).toBe('key-mismatch');
    const zero = { private_key: '00'.repeat(32), public_key: OWNER.public_key };
    expect(await open(await sealEnvelope(zero, PASSWORD))).toBe('key-mismatch');
  });

  test.each<[string, (envelope: EnvelopeFields) => void]>([
    ['memory', ({ kdf }) => Object.assign(kdf, { memory: 128 })],
    ['passes', ({ kdf }) => Object.assign(kdf, { passes: 2 })],
    ['lanes', ({ kdf }) => Object.assign(kdf, { parallelism: 2 })],
    ['salt', ({ kdf }) => Object.assign(kdf, { salt: flipCharacter(kdf.salt) })],
    ['nonce', ({ cipher }) => Object.assign(cipher, { nonce: flipCharacter(cipher.nonce) })],
    ['ciphertext', ({ cipher }) => Object.assign(cipher, { data: flipCharacter(cipher.data) })],
    ['tag', ({ cipher }) => Object.assign(cipher, { data: flipCharacter(cipher.data, 47) })],
  ])('with another %s does not open', async (_name, change) => {
    expect(await open(await alterEnvelope(change))).toBe('wrong-password');
  });

  test('with another public key does not open for that account', async () => {
    const claimed = await alterEnvelope((envelope) => Object.assign(envelope, { public_key: COUNTERPARTY.public_key }));
    expect(await open(claimed, PASSWORD, COUNTERPARTY.public_key)).toBe('wrong-password');
  });

  test.each<[string, (envelope: EnvelopeFields) => void]>([
    ['another version', (envelope) => Object.assign(envelope, { v: 2 })],
    ['another function', ({ kdf }) => Object.assign(kdf, { name: 'pbkdf2' })],
    ['another cipher', ({ cipher }) => Object.assign(cipher, { name: 'none' })],
    ['memory of 4 TiB', ({ kdf }) => Object.assign(kdf, { memory: 2 ** 32 - 1 })],
    ['memory of 257 MiB', ({ kdf }) => Object.assign(kdf, { memory: 257 * 1024 })],
    ['no memory', ({ kdf }) => Object.assign(kdf, { memory: 0 })],
    ['memory as text', ({ kdf }) => Object.assign(kdf, { memory: '65536' })],
    ['negative memory', ({ kdf }) => Object.assign(kdf, { memory: -65_536 })],
    ['a part of a KiB', ({ kdf }) => Object.assign(kdf, { memory: 64.5 })],
    ['less memory than its lanes need', ({ kdf }) => Object.assign(kdf, { memory: 16, parallelism: 4 })],
    ['endless passes', ({ kdf }) => Object.assign(kdf, { passes: 1e9 })],
    ['no passes', ({ kdf }) => Object.assign(kdf, { passes: 0 })],
    ['many lanes', ({ kdf }) => Object.assign(kdf, { parallelism: 255 })],
    ['no salt', ({ kdf }) => Object.assign(kdf, { salt: '' })],
    ['a long salt', ({ kdf }) => Object.assign(kdf, { salt: encodeBase64(new Uint8Array(65)) })],
    ['a short nonce', ({ cipher }) => Object.assign(cipher, { nonce: encodeBase64(new Uint8Array(8)) })],
    ['no ciphertext', ({ cipher }) => Object.assign(cipher, { data: '' })],
    [
      'a ciphertext of another length',
      ({ cipher }) => Object.assign(cipher, { data: encodeBase64(hex('00'.repeat(49))) }),
    ],
    ['a salt that is not base64', ({ kdf }) => Object.assign(kdf, { salt: '?'.repeat(24) })],
    ['no key', (envelope) => Object.assign(envelope, { public_key: undefined })],
    ['no parameters', (envelope) => Object.assign(envelope, { kdf: undefined })],
  ])('with %s is bad', async (_name, change) => {
    expect(await open(await alterEnvelope(change))).toBe('bad-envelope');
  });

  test.each([
    ['nothing', ''],
    ['words', 'not an envelope'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    ['a long text', `"${'x'.repeat(5000)}"`],
    ['no text', undefined as unknown as string],
  ])('that is %s is of no known format', async (_name, text) => {
    expect(await open(text)).toBe('unknown-envelope');
  });

  test('an error names the field without its content', async () => {
    const text = await alterEnvelope(({ kdf }) => Object.assign(kdf, { memory: 'secret' }));
    expect(() => parseEnvelope(text)).toThrow(/kdf\.memory/);
    expect(() => parseEnvelope(text)).not.toThrow(/secret/);
  });
});

describe('an open key', () => {
  test('is wiped when closed', async () => {
    const api = await loadBitcoin();
    const handle = await api.openKey(await sealEnvelope(OWNER, PASSWORD), PASSWORD, OWNER.public_key);
    const { privateKey } = getOpenKey(handle);
    expect(privateKey).toEqual(hex(OWNER.private_key));
    await api.closeKey(handle);
    expect(privateKey).toEqual(new Uint8Array(32));
    expect(() => getOpenKey(handle)).toThrow(AppError);
  });

  test('is wiped when forgotten', async () => {
    const api = await loadBitcoin();
    const text = await sealEnvelope(OWNER, PASSWORD);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const handle = await api.openKey(text, PASSWORD, OWNER.public_key);
      const { privateKey } = getOpenKey(handle);
      vi.advanceTimersByTime(5 * 60_000);
      expect(privateKey).toEqual(new Uint8Array(32));
      expect(() => getOpenKey(handle)).toThrow(AppError);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('without crypto.subtle, creating and opening keys fail with the reason', async () => {
  const envelope = await sealEnvelope(OWNER, PASSWORD);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(await catchErrorCode(generateKeyPair(PASSWORD))).toBe('crypto-unavailable');
    expect(await open(envelope)).toBe('crypto-unavailable');
  } finally {
    vi.unstubAllGlobals();
  }
});
