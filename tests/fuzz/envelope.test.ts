import { COUNTERPARTY, hex, OWNER } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { parseEnvelope } from '@/bitcoin/keys/envelope';
import { openKey } from '@/bitcoin/keys/keys';
import { getOpenKey, wipeOpenKey } from '@/bitcoin/keys/open-keys';
import { AppError } from '@/domain/primitives/errors';
import { bitFlips, flipBits, holds } from './runs';

const PASSWORD = 'correct horse';
const REFUSALS = ['unknown-envelope', 'bad-envelope', 'wrong-password', 'key-mismatch'];

const honest = await sealEnvelope(OWNER, PASSWORD);

/** The decrypted private key, hex, or the error code. */
async function openOutcome(text: string, password = PASSWORD, publicKey = OWNER.public_key): Promise<string> {
  try {
    const handle = await openKey(text, password, publicKey);
    const opened = encodeHex(getOpenKey(handle).privateKey);
    wipeOpenKey(handle);
    return opened;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).code;
  }
}

function catchErrorCode(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return (error as AppError).code;
  }
}

test('opens an unaltered envelope', async () => {
  expect(await openOutcome(honest)).toBe(OWNER.private_key);
});

const bytes = encodeUtf8(honest);
holds('opens the same key or none after flipped bytes', [bitFlips(bytes.length, 3)], async (flips) => {
  const text = new TextDecoder('latin1').decode(flipBits(bytes, flips));
  expect([OWNER.private_key, ...REFUSALS]).toContain(await openOutcome(text));
});

holds('opens only with the correct password', [fc.string({ unit: 'binary' })], async (password) => {
  fc.pre(password.normalize('NFKC') !== PASSWORD);
  expect(await openOutcome(honest, password)).toBe('wrong-password');
});

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(encodeHex);
const keys = fc.oneof(secret, fc.constantFrom(COUNTERPARTY.private_key, '00'.repeat(32), 'ff'.repeat(32)));
holds('reports a mismatch for any key other than the key of the account', [keys], async (private_key) => {
  const forged = await sealEnvelope({ private_key, public_key: OWNER.public_key }, PASSWORD);
  expect(hex(private_key)).toHaveLength(32);
  expect(await openOutcome(forged)).toBe(private_key === OWNER.private_key ? private_key : 'key-mismatch');
});

const number = fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), fc.constantFrom('65536', null, -1, 0, 1));
const cost = fc.record({ memory: number, passes: number, parallelism: number });
const parts = fc.record({ memory: fc.nat(600_000), passes: fc.nat(20), parallelism: fc.nat(8) });
holds('accepts only parameters within the limits of memory and time', [fc.oneof(cost, parts)], (change) => {
  const envelope = JSON.parse(honest);
  Object.assign(envelope.kdf, change);
  const text = JSON.stringify(envelope);
  if (catchErrorCode(() => parseEnvelope(text)) === 'bad-envelope') return;
  const { memory, passes, parallelism } = parseEnvelope(text).cost;
  expect([memory, passes, parallelism].every(Number.isInteger)).toBe(true);
  expect([memory >= 8 && memory <= 262_144, passes >= 1 && passes <= 10]).toEqual([true, true]);
  expect(parallelism >= 1 && parallelism <= 4).toBe(true);
});

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6000 }),
  fc.json(),
  fc.json().map((json) => `{"v":1,"kdf":${json}}`),
);
holds('parses or rejects any text immediately', [texts], (text) => {
  expect(catchErrorCode(() => parseEnvelope(text))).toBe('bad-envelope');
});
