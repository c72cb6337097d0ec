import { describe, expect, it } from 'vitest';
import { parseEnvelope } from '@/exit/recovery/own-envelope';

/* docs/security.md#keys-and-passwords */

const base64 = (bytes: number) => Buffer.alloc(bytes, 1).toString('base64');
const KEY = `02${'ab'.repeat(32)}`;

interface Fields {
  v?: unknown;
  key?: unknown;
  kdf?: Record<string, unknown>;
  cipher?: Record<string, unknown>;
}

function format({ v = 1, key = KEY, kdf = {}, cipher = {} }: Fields = {}): string {
  return JSON.stringify({
    v,
    public_key: key,
    kdf: { name: 'argon2id', memory: 64, passes: 1, parallelism: 1, salt: base64(16), ...kdf },
    cipher: { name: 'aes-256-gcm', nonce: base64(12), data: base64(48), ...cipher },
  });
}

describe('a key envelope', () => {
  it('is read', () => {
    expect(parseEnvelope(format())).toEqual({
      publicKey: KEY,
      cost: { memory: 64, passes: 1, parallelism: 1 },
      salt: new Uint8Array(16).fill(1),
      nonce: new Uint8Array(12).fill(1),
      data: new Uint8Array(48).fill(1),
    });
  });

  it.each<[string, string]>([
    ['the least cost', format({ kdf: { memory: 8 } })],
    ['the least memory for several lanes', format({ kdf: { memory: 32, parallelism: 4 } })],
    ['the highest cost', format({ kdf: { memory: 262_144, passes: 10, parallelism: 4 } })],
    ['the shortest salt', format({ kdf: { salt: base64(8) } })],
    ['the longest salt', format({ kdf: { salt: base64(64) } })],
    ['a key of the other sign', format({ key: KEY.replace(/^02/, '03') })],
    ['4,096 characters', format().padEnd(4_096)],
  ])('may have %s', (_name, text) => {
    expect(parseEnvelope(text)).not.toBeNull();
  });

  it.each<[string, string]>([
    ['no text', ''],
    ['no record', 'null'],
    ['a list', '[]'],
    ['4,097 characters', format().padEnd(4_097)],
    ['another version', format({ v: 2 })],
    ['a version as text', format({ v: '1' })],
    ['no key', format({ key: null })],
    ['a key in a list', format({ key: [KEY] })],
    ['an uncompressed key', format({ key: `04${'ab'.repeat(32)}` })],
    ['a key in upper case', format({ key: KEY.toUpperCase() })],
    ['a key with something before it', format({ key: `0${KEY}` })],
    ['a key with something behind it', format({ key: `${KEY}0` })],
    ['another function', format({ kdf: { name: 'argon2i' } })],
    ['another cipher', format({ cipher: { name: 'aes-128-gcm' } })],
    ['too much memory', format({ kdf: { memory: 262_145 } })],
    ['too little memory for a lane', format({ kdf: { memory: 7 } })],
    ['too little memory for four lanes', format({ kdf: { memory: 31, parallelism: 4 } })],
    ['memory as text', format({ kdf: { memory: '64' } })],
    ['a fraction of memory', format({ kdf: { memory: 64.5 } })],
    ['no passes', format({ kdf: { passes: 0 } })],
    ['too many passes', format({ kdf: { passes: 11 } })],
    ['no lanes', format({ kdf: { parallelism: 0 } })],
    ['too many lanes', format({ kdf: { parallelism: 5 } })],
    ['a short salt', format({ kdf: { salt: base64(7) } })],
    ['a long salt', format({ kdf: { salt: base64(65) } })],
    ['a salt that is not base64', format({ kdf: { salt: '!'.repeat(16) } })],
    ['a salt that is a number', format({ kdf: { salt: 1_234_567_890_123_456 } })],
    ['a short nonce', format({ cipher: { nonce: base64(11) } })],
    ['a long nonce', format({ cipher: { nonce: base64(13) } })],
    ['too little data', format({ cipher: { data: base64(47) } })],
    ['too much data', format({ cipher: { data: base64(49) } })],
    ['no data', format({ cipher: { data: undefined } })],
  ])('is refused with %s', (_name, text) => {
    expect(parseEnvelope(text)).toBeNull();
  });
});
