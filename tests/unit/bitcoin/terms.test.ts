import { createHash } from 'node:crypto';
import { sign as signMessage, verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import * as curve from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import type { OpenKey } from '@/bitcoin/keys/open-keys';
import { computeSafetyNumber } from '@/bitcoin/statements/safety-number';
import { signTerms } from '@/bitcoin/statements/sign-statements';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { hashText, verifySeal } from '@/bitcoin/statements/verify-statements';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Terms, TermsRole } from '@/domain/terms/terms';
import { MAX_TERMS_LENGTH, parseTerms } from '@/services/schemas/terms';
import { hex } from './releases';
import { readTermsVectors } from './terms-vectors';

const { keys, valid, invalid } = readTermsVectors();
const first = valid[0];
if (first === undefined) throw new Error('There are no vectors');

function openKey(role: TermsRole): OpenKey {
  return { publicKey: hex(keys[role].public_key), privateKey: hex(keys[role].private_key) } as OpenKey;
}

function parse(text: string): Terms {
  const terms = parseTerms(text);
  if (!terms.ok) throw new Error(terms.error);
  return terms.value;
}

/** Terms of many guarantees. */
function manyGuarantees(count: number, text = 'On delivery') {
  const guarantees = Array.from({ length: count }, (_, at) => ({
    id: `g${String(at).padStart(6, '0')}`,
    depositor: 'u2',
    amount: String(at),
    description: text,
    valid_until: '2027-01-31',
    conditions: text,
    verification_process: text,
  }));
  return { ...first?.terms, guarantees };
}

describe.each(valid.map((vector) => [vector.name, vector] as const))('terms with %s', (_name, vector) => {
  const { terms, text, hash, signatures } = vector;

  test('have the same canonical text and hash as with other libraries', () => {
    expect(formatTerms(parse(text))).toBe(text);
    expect(hashText(text)).toBe(hash);
  });

  test.each(Object.entries(signatures))(
    'have the same signature as with another library: %s',
    (name, { address, signature }) => {
      const role = name as TermsRole;
      const proof = signTerms(openKey(role), parse(text));
      // RFC 6979 makes signatures deterministic, so every library gives the same one.
      expect(proof).toEqual({ hash, publicKey: keys[role].public_key, signature });
      expect(verifySeal(proof)).toBe(true);
      expect(computeSignerAddress(keys[role].public_key, terms.network)).toBe(address);
      if (terms.network === 'mainnet') expect(verifyWithWallet(`Aval terms ${hash}`, address, signature)).toBe(true);
    },
  );
});

test('wallets verify what is signed, under the address of the key', () => {
  const address = computeSignerAddress(keys.owner.public_key, 'mainnet') ?? '';
  const { hash, signature } = signTerms(openKey('owner'), parse(first.text));
  expect(verifyWithWallet(`Aval terms ${hash}`, address, signature)).toBe(true);
  expect(verifyWithWallet(`Aval terms ${hashText(`${first.text} `)}`, address, signature)).toBe(false);
  const other = computeSignerAddress(keys.counterparty.public_key, 'mainnet') ?? '';
  expect(verifyWithWallet(`Aval terms ${hash}`, other, signature)).toBe(false);
});

test.each([200, 2_000])('%i guarantees have the same text and hash as with other libraries', (count) => {
  const wire = manyGuarantees(count, 'Ä long text. '.repeat(20));
  const text = canonicalize(wire) ?? '';
  const terms = parse(text);
  expect(terms.guarantees).toHaveLength(count);
  expect(formatTerms(terms)).toBe(text);
  expect(hashText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

describe('a text that is not valid terms', () => {
  test.each(invalid.map(({ name, text, problem }) => [name, problem, text]))('%s: %s', (_name, problem, text) => {
    expect(parseTerms(text)).toEqual({ ok: false, error: problem });
  });

  test('too large', () => {
    expect(parseTerms(' '.repeat(MAX_TERMS_LENGTH + 1))).toEqual({ ok: false, error: 'too-large' });
  });
});

/** The same bytes in a form that lenient decoders accept: the last digit has two bits that stand for nothing. */
function setUnusedBits(base64: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const last = base64.at(-2) ?? '';
  return `${base64.slice(0, -2)}${digits[digits.indexOf(last) + 1]}=`;
}

describe('a signature', () => {
  const message = `Aval terms ${first.hash}`;
  const privateKey = Buffer.from(keys.owner.private_key, 'hex');
  const good = signMessage(message, privateKey, true);
  const verifies = (signature: Uint8Array | string, hash = first.hash, publicKey = keys.owner.public_key) => {
    const text = typeof signature === 'string' ? signature : Buffer.from(signature).toString('base64');
    return verifySeal({ hash, publicKey, signature: text });
  };
  const changed = (at: number, value: number) => good.map((byte, index) => (index === at ? value : byte));

  test('verifies as it is', () => expect(verifies(good)).toBe(true));

  test('verifies under a key in upper case', () => {
    expect(verifies(good, first.hash, keys.owner.public_key.toUpperCase())).toBe(true);
  });

  test.each<[string, () => boolean]>([
    ['of another text', () => verifies(good, hashText('other'))],
    ['by another key', () => verifies(good, first.hash, keys.counterparty.public_key)],
    ['by an empty key', () => verifies(good, first.hash, '')],
    ['of a hash in upper case', () => verifies(good, first.hash.toUpperCase())],
    ['of an empty hash', () => verifies(signMessage('Aval terms ', privateKey, true), '')],
    ['of the bare hash', () => verifies(signMessage(first.hash, privateKey, true))],
    ['with another prefix', () => verifies(signMessage(message, privateKey, true, '\u0019Litecoin Signed Message:\n'))],
    ['of an uncompressed key', () => verifies(signMessage(message, privateKey, false))],
    ['of a segwit address', () => verifies(signMessage(message, privateKey, true, { segwitType: 'p2wpkh' }))],
    ['of a nested address', () => verifies(signMessage(message, privateKey, true, { segwitType: 'p2sh(p2wpkh)' }))],
    ['with r = 0', () => verifies(good.map((byte, at) => (at >= 1 && at <= 32 ? 0 : byte)))],
    ['with s = 0', () => verifies(good.map((byte, at) => (at >= 33 ? 0 : byte)))],
    ['of zeros', () => verifies(changed(0, 31).map((byte, at) => (at === 0 ? byte : 0)))],
    ['with r beyond the order', () => verifies(good.map((byte, at) => (at >= 1 && at <= 32 ? 0xff : byte)))],
    ['that is truncated', () => verifies(good.subarray(0, 64))],
    ['with an extra byte', () => verifies(Buffer.concat([good, Buffer.from([0])]))],
    ['without padding', () => verifies(good.toString('base64').replace('=', ''))],
    ['with a space', () => verifies(`${good.toString('base64')} `)],
    ['with a line end within', () => verifies(good.toString('base64').replace(/^(.{20})/, '$1\n'))],
    ['with unused bits', () => verifies(setUnusedBits(good.toString('base64')))],
    ['in the alphabet of links', () => verifies('-'.repeat(87).concat('='))],
    ['that is empty', () => verifies('')],
  ])('%s does not verify', (_name, isValid) => expect(isValid()).toBe(false));

  test('with any other header does not verify', () => {
    const own = good[0] ?? 0;
    const accepted = Array.from({ length: 256 }, (_, header) => header).filter((header) =>
      verifies(changed(0, header)),
    );
    expect(accepted).toEqual([own]);
  });

  test('with a high S does not verify, though libraries of wallets accept it', () => {
    const s = curve.privateNegate(good.subarray(33));
    // The other S recovers the same key with the other parity.
    const header = 31 + (((good[0] ?? 31) - 31) ^ 1);
    const high = Uint8Array.of(header, ...good.subarray(1, 33), ...s);
    expect(verifies(high)).toBe(false);
  });

  test('is made only by a party whose key stands for one place', () => {
    const terms = parse(first.text);
    const stranger = { publicKey: hex(keys.owner.public_key), privateKey: hex(keys.owner.private_key) } as OpenKey;
    const owner = { ...terms.owner, key: keys.counterparty.public_key };
    expect(() => signTerms(stranger, { ...terms, owner })).toThrow('The key is not that of one party');
    const counterparty = { ...terms.counterparty, key: keys.owner.public_key };
    expect(() => signTerms(stranger, { ...terms, counterparty })).toThrow('The key is not that of one party');
  });
});

describe('the safety number', () => {
  const [a, b] = [keys.owner.public_key, keys.counterparty.public_key];
  const XPUB = 'xpub of the arbitrator';

  /** As docs/terms.md#safety-number describes it. */
  function computeWithNode(keysInHex: string[], xpub: string): string {
    const data = Buffer.concat([
      ...keysInHex.toSorted().map((key) => Buffer.from(key, 'hex')),
      Buffer.from(xpub, 'utf8'),
    ]);
    const sha512 = (...parts: Uint8Array[]) => createHash('sha512').update(Buffer.concat(parts)).digest();
    let hash = sha512(data);
    for (let i = 0; i < 5_200; i++) hash = sha512(hash, data);
    const groups = Array.from({ length: 12 }, (_, group) => hash.readUIntBE(group * 5, 5) % 100_000);
    return groups.map((value) => String(value).padStart(5, '0')).join(' ');
  }

  test('matches an independent implementation, in either order and case', async () => {
    const number = computeWithNode([a, b], XPUB);
    expect(number).toMatch(/^(\d{5} ){11}\d{5}$/);
    expect(await computeSafetyNumber([a, b], XPUB)).toBe(number);
    expect(await computeSafetyNumber([b, a], XPUB)).toBe(number);
    expect(await computeSafetyNumber([b.toUpperCase(), a], XPUB)).toBe(number);
  });

  test('changes with each part', async () => {
    const numbers = [
      await computeSafetyNumber([a, b], XPUB),
      await computeSafetyNumber([a, b], `${XPUB}2`),
      await computeSafetyNumber([a, a], XPUB),
    ];
    expect(new Set(numbers).size).toBe(3);
  });

  test.each<[string, [string, string], string]>([
    ['no key', ['', b], XPUB],
    ['a key that is not hex', ['nonsense', b], XPUB],
    ['a point off the curve', [`02${'f'.repeat(64)}`, b], XPUB],
    ['no arbitrator', [a, b], ''],
  ])('is unknown with %s', async (_name, pair, xpub) => {
    expect(await computeSafetyNumber(pair, xpub)).toBeNull();
  });
});

test('an invalid key has no address', () => {
  expect(computeSignerAddress('nonsense', 'mainnet')).toBeNull();
});
