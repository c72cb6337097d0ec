import { daily, nightly } from '@tests/daily';
import bip38 from 'bip38';
import { describe, expect, it, vi } from 'vitest';
import { decodeBase64, encodeBase64, encodeHex } from '@/bitcoin/bytes';
import { loadBitcoin } from '@/bitcoin/client';
import { ENVELOPE_FORMATS, openKey } from '@/bitcoin/keys/keys';
import { getOpenKey, wipeOpenKey } from '@/bitcoin/keys/open-keys';
import { AppError } from '@/domain/primitives/errors';
import { FOREIGN_ENVELOPES, sealAsCryptoJsRecord, sealWithCryptoJs, toWif } from './foreign-envelopes';
import { OWNER, STRANGER } from './releases';

const PASSWORD = 'correct horse battery staple';
/** scrypt takes seconds on a slow machine. */
const SLOW = { timeout: 120_000 };

const ONE_OF_EACH = FOREIGN_ENVELOPES.filter(({ format, text }, at) =>
  format === 'bip38' ? /^6P[RG]/.test(text) : at === 0,
);

/** 'opened', or the code of the error. */
async function open(text: string, password = PASSWORD, publicKey = OWNER.public_key): Promise<string> {
  try {
    const api = await loadBitcoin();
    await api.closeKey(await api.openKey(text, password, publicKey));
    return 'opened';
  } catch (error) {
    return error instanceof AppError ? error.code : `not an AppError: ${String(error)}`;
  }
}

/** The text of an OpenSSL envelope with other bytes. */
function alterBytes(text: string, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  return encodeBase64(change(decodeBase64(text) ?? new Uint8Array()));
}

function flip(at: number) {
  return (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
}

describe('an envelope of another client', () => {
  it.each(daily(2, FOREIGN_ENVELOPES))('opens: $name', SLOW, async ({ text, password, publicKey }) => {
    const handle = await openKey(text, password, publicKey);
    expect(encodeHex(getOpenKey(handle).publicKey)).toBe(publicKey);
    wipeOpenKey(handle);
  });

  it.each(ONE_OF_EACH)(
    'needs its password, and belongs to one account: $name',
    SLOW,
    async ({ text, password, publicKey }) => {
      expect(await open(text, `${password} `, publicKey)).toBe('wrong-password');
      expect(await open(text, '', publicKey)).toBe('wrong-password');
      expect(await open(text, password, OWNER.public_key)).toBe('key-mismatch');
    },
  );

  it.each<[string, string]>([
    ['hex', OWNER.private_key],
    ['hex in upper case', OWNER.private_key.toUpperCase()],
    ['hex after 0x', `0x${OWNER.private_key}`],
    ['WIF of regtest', toWif(OWNER)],
    ['WIF of mainnet', toWif(OWNER, 'mainnet')],
    ['WIF of an uncompressed key', toWif(OWNER, 'regtest', false)],
  ])('of crypto-js holds the key as %s, as text or as a record', async (_form, plain) => {
    expect(await open(sealWithCryptoJs(plain, PASSWORD))).toBe('opened');
    expect(await open(sealAsCryptoJsRecord(plain, PASSWORD))).toBe('opened');
    expect(await open(sealWithCryptoJs(plain, PASSWORD), PASSWORD, OWNER.public_key.toUpperCase())).toBe('opened');
  });

  it('opens with a password of any letters, which is not normalised', async () => {
    const decomposed = 'contraseña ó 密码'.normalize('NFD');
    expect(await open(sealWithCryptoJs(toWif(OWNER), decomposed), decomposed)).toBe('opened');
    expect(await open(sealWithCryptoJs(toWif(OWNER), decomposed), decomposed.normalize('NFC'))).toBe('wrong-password');
  });

  nightly('of the package bip38 opens', SLOW, async () => {
    expect(await open(bip38.encrypt(Buffer.from(OWNER.private_key, 'hex'), true, PASSWORD))).toBe('opened');
  });

  it('of bip38 made on a test network is known as the key of another account', SLOW, async () => {
    const { text = '', password } = FOREIGN_ENVELOPES.at(-1) ?? {};
    expect(await open(text, password, STRANGER.public_key)).toBe('key-mismatch');
  });
});

describe('a damaged envelope of another client', () => {
  const sealed = sealWithCryptoJs(OWNER.private_key, PASSWORD);
  const record = JSON.parse(sealAsCryptoJsRecord(OWNER.private_key, PASSWORD)) as Record<string, unknown>;
  const [, , , , { text: multiplied = '' } = {}] = FOREIGN_ENVELOPES;

  it.each<[string, string]>([
    ['without its ciphertext', 'U2FsdGVkX1'],
    ['with another mark', alterBytes(sealed, flip(7))],
    ['that is not base64', `${sealed.slice(0, -4)}!!!!`],
    ['with half a block', alterBytes(sealed, (bytes) => bytes.slice(0, -7))],
    ['with a block only', alterBytes(sealed, (bytes) => bytes.slice(0, 32))],
    ['with megabytes of text', sealed + 'A'.repeat(2_000_000)],
    ['with a text that is no key', sealWithCryptoJs('abandon '.repeat(11), PASSWORD)],
    ['with a key that is too long', sealWithCryptoJs(`${OWNER.private_key}00`, PASSWORD)],
    ['with a WIF that has a typing error', sealWithCryptoJs(toWif(OWNER).replace(/.$/, 'x'), PASSWORD)],
    ['with an extended key', sealWithCryptoJs(`xprv${'9s21ZrQH143K'.repeat(9)}`, PASSWORD)],
    ['as a record without its salt', JSON.stringify({ ...record, s: undefined })],
    ['as a record with a short salt', JSON.stringify({ ...record, s: '00' })],
    ['as a record whose ciphertext is no text', JSON.stringify({ ...record, ct: 7 })],
    ['as a record that is cut off', JSON.stringify(record).slice(0, -2)],
    ['of BIP38 with a typing error', multiplied.replace('u', 'v')],
    ['of BIP38 that is cut off', multiplied.slice(0, -3)],
    ['of BIP38 that is no text of Base58', multiplied.replace('u', '0')],
  ])('%s is bad', async (_name, text) => {
    expect(await open(text)).toBe('bad-envelope');
  });

  it.each<[string, string]>([
    ['salt', alterBytes(sealed, flip(8))],
    ['first block', alterBytes(sealed, flip(16))],
    ['last block', alterBytes(sealed, flip(95))],
    ['last block but one', alterBytes(sealed, flip(79))],
    ['end, cut off at a block', alterBytes(sealed, (bytes) => bytes.slice(0, -16))],
  ])('with another %s reads like one under another password', async (_name, text) => {
    expect(await open(text)).toBe('wrong-password');
  });

  it('reads the same under every wrong password, also where the padding fits by chance', async () => {
    const short = sealWithCryptoJs(toWif(OWNER), PASSWORD);
    const outcomes = await Promise.all(Array.from({ length: 1_200 }, (_, at) => open(short, `wrong ${at}`)));
    expect(new Set(outcomes)).toEqual(new Set(['wrong-password']));
  });

  it.each([
    ['zero', '0'.repeat(64)],
    ['the order of the curve', 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141'],
    ["another account's key", STRANGER.private_key],
  ])('that holds %s does not fit the account', async (_name, plain) => {
    expect(await open(sealWithCryptoJs(plain, PASSWORD))).toBe('key-mismatch');
  });

  it('says what is wrong without repeating any of it', async () => {
    const secret = 'abandon '.repeat(11).concat('mnemonic');
    const error = await openKey(sealWithCryptoJs(secret, PASSWORD), PASSWORD, OWNER.public_key).catch(String);
    expect(error).toContain('no private key as hex or WIF');
    expect(error).not.toContain('mnemonic');
  });
});

describe('the table of envelope formats', () => {
  it('reads every format at its first bytes', () => {
    const names = ENVELOPE_FORMATS.map(({ name }) => name);
    expect(names).toEqual(['aval', 'openssl', 'crypto-js', 'bip38']);
    for (const { text, format } of FOREIGN_ENVELOPES)
      expect(ENVELOPE_FORMATS.find(({ begins }) => begins.test(text))?.name).toBe(format);
  });

  it('tells a format that nothing reads from damage', async () => {
    for (const text of [
      '',
      'not an envelope',
      '{"iv":"…","ks":256}',
      `-----BEGIN PGP MESSAGE-----${'x'.repeat(9_000)}`,
    ])
      expect(await open(text)).toBe('unknown-envelope');
  });

  it('tells a reader that cannot be fetched from a bad envelope, and fetches it again', async () => {
    const [openssl] = ENVELOPE_FORMATS.filter(({ name }) => name === 'openssl');
    if (openssl === undefined) throw new Error('no reader');
    const load = vi.spyOn(openssl, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const text = sealWithCryptoJs(OWNER.private_key, PASSWORD);
    expect(await open(text)).toBe('network');
    expect(await open(text)).toBe('opened');
    load.mockRestore();
  });
});
