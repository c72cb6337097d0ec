import {
  FOREIGN_ENVELOPES,
  sealAsCryptoJsRecord,
  sealWithCryptoJs,
  toWif,
} from '@tests/unit/bitcoin/foreign-envelopes';
import { describe, expect, it } from 'vitest';
import { ENVELOPE_FORMATS } from '@/bitcoin/keys/keys';
import { engine } from '@/exit/recovery/engine';
import { findEnvelopeFault } from '@/exit/recovery/envelope-formats';
import { checkedKit, makeKit, OWNER, order, PASSWORD, required, STRANGER, unwrap } from './kits';
import { sign } from './transactions';

/** scrypt takes seconds on a slow machine. */
const SLOW = { timeout: 120_000 };

const CRYPTO_JS = {
  name: 'CryptoJS, JSON',
  format: 'crypto-js',
  text: sealAsCryptoJsRecord(OWNER.private_key, PASSWORD),
  password: PASSWORD,
  publicKey: OWNER.public_key,
};
const ALL = [...FOREIGN_ENVELOPES, CRYPTO_JS];

/** The kit's addresses do not matter here. */
function kitWith(envelope: string, publicKey = OWNER.public_key) {
  const kit = makeKit({ envelope });
  kit.keys.owner = publicKey;
  return { kit, deposits: [] };
}

describe("a kit of another client's account", () => {
  it.each(ALL)('opens: $name', SLOW, async ({ text, password, publicKey }) => {
    expect(findEnvelopeFault(text, publicKey)).toBeNull();
    const key = unwrap(await engine.openEnvelope(kitWith(text, publicKey), password));
    expect(key.holder).toBe('owner');
    key.wipe();
  });

  it.each(ALL.filter(({ format }, at) => format === 'crypto-js' || at < 3))(
    'needs its password, and the key of its role: $name',
    SLOW,
    async ({ text, password, publicKey }) => {
      const wrong = await engine.openEnvelope(kitWith(text, publicKey), `${password} `);
      expect(wrong).toEqual({ ok: false, error: { kind: 'wrong-password' } });
      const foreign = await engine.openEnvelope(kitWith(text, STRANGER.public_key), password);
      expect(foreign).toEqual({ ok: false, error: { kind: 'envelope-foreign' } });
    },
  );

  it('opens in every format that the app opens', () => {
    const formats = new Set(ALL.map(({ format }) => format));
    expect([...formats, 'aval'].sort()).toEqual(ENVELOPE_FORMATS.map(({ name }) => name).sort());
  });

  it('signs for its coins', async () => {
    const kit = checkedKit({ envelope: sealWithCryptoJs(toWif(OWNER), PASSWORD) });
    const key = unwrap(await engine.openEnvelope(kit, PASSWORD));
    expect((await sign(kit, order(kit), key)).summary.signedBy).toEqual(['owner']);
  });

  it.each<[string, string]>([
    ['OpenSSL, cut off', sealWithCryptoJs(OWNER.private_key, PASSWORD).slice(0, 60)],
    ['OpenSSL with another mark', sealWithCryptoJs(OWNER.private_key, PASSWORD).replace('U2FsdGVkX1', 'U2FsdGVkX3')],
    ['CryptoJS without its salt', CRYPTO_JS.text.replace('"s"', '"t"')],
    ['BIP38 with a typing error', required(FOREIGN_ENVELOPES[4]).text.replace('u', 'v')],
    ['a format that nothing reads', '-----BEGIN PGP MESSAGE-----'],
  ])('is refused before a password is typed: %s', (_name, envelope) => {
    expect(engine.checkKit(makeKit({ envelope }))).toEqual({ ok: false, error: { kind: 'envelope-invalid' } });
  });

  it('is refused if what it holds is no key', async () => {
    const kit = checkedKit({ envelope: sealWithCryptoJs('abandon '.repeat(12), PASSWORD) });
    expect(await engine.openEnvelope(kit, PASSWORD)).toEqual({ ok: false, error: { kind: 'envelope-invalid' } });
    expect(await engine.openEnvelope(kit, 'wrong')).toEqual({ ok: false, error: { kind: 'wrong-password' } });
  });
});
