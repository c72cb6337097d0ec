import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sign as signMessage, verify as verifyWithWallet } from 'bitcoinjs-message';
import canonicalize from 'canonicalize';
import { describe, expect, test } from 'vitest';
import type { OpenKey } from '@/bitcoin/keys/open-keys';
import { signPayout } from '@/bitcoin/statements/sign-statements';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { buildPayoutText, verifyPayout } from '@/bitcoin/statements/verify-statements';
import { formatPayoutMessage, formatPayoutPlace, type PayoutPlace } from '@/domain/payouts/payout-line';
import { readStatement } from '@/domain/statements/statements';
import type { TermsRole } from '@/domain/terms/terms';
import { hex } from './releases';
import type { VectorKey } from './vectors';

interface Vector {
  name: string;
  place: PayoutPlace;
  role: TermsRole;
  address: string;
  signature: string;
}

/** Made with `canonicalize`, Node's own hash, and `bitcoinjs-message`. */
interface Vectors {
  keys: Record<TermsRole, VectorKey>;
  valid: (Vector & { text: string; contract: string; message: string; line: string })[];
  invalid: Vector[];
  lines: { text: string; kind: string }[];
}

const { keys, valid, invalid, lines } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/payouts.json'), 'utf8'),
) as Vectors;

function openKey(role: TermsRole): OpenKey {
  return { publicKey: hex(keys[role].public_key), privateKey: hex(keys[role].private_key) } as OpenKey;
}

describe.each(valid.map((vector) => [vector.name, vector] as const))('a payout address of %s', (_name, vector) => {
  const { place, role, address, signature, line } = vector;

  test('has the same text as with other libraries', () => {
    expect(formatPayoutPlace(place)).toBe(vector.text);
    expect(canonicalize(place)).toBe(vector.text);
    expect(createHash('sha256').update(vector.text, 'utf8').digest('hex')).toBe(vector.contract);
    expect(buildPayoutText(place, address)).toBe(vector.message);
  });

  test('has the same signature as with another library, and a line that is read back', () => {
    expect(signPayout(openKey(role), place, address)).toBe(signature);
    expect(verifyPayout(place, { role, address, signature })).toBe(true);
    const message = formatPayoutMessage('My\npayout address, not aval:payout:1:x', { address, signature });
    expect(message).toBe(`My payout address, not 1:x\n${line}`);
    expect(readStatement(message)).toMatchObject({ kind: 'payout', line: { address, signature } });
  });

  test('is verified by wallets', () => {
    const signer = computeSignerAddress(keys[role].public_key, 'mainnet') ?? '';
    expect(verifyWithWallet(vector.message, signer, signature)).toBe(true);
    expect(verifyWithWallet(`${vector.message} `, signer, signature)).toBe(false);
  });
});

test.each(invalid.map((vector) => [vector.name, vector] as const))('refuses %s', (_name, vector) => {
  expect(verifyPayout(vector.place, vector)).toBe(false);
});

test.each(lines)('reads $text as $kind', ({ text, kind }) => {
  for (const message of [text, `Words\n${text}`]) {
    const read = readStatement(message);
    expect(read === null ? 'none' : read.line === null ? 'unreadable' : read.kind).toBe(kind);
  }
});

describe('signing', () => {
  const [first] = valid;
  const { place, address } = first ?? { place: {} as PayoutPlace, address: '' };

  test('is refused with the key of a stranger, or if one key stands for both', () => {
    const stranger = { ...place, owner: keys.counterparty.public_key };
    expect(() => signPayout(openKey('owner'), stranger, address)).toThrow('The key is not that of one party');
    const both = { ...place, counterparty: place.owner };
    expect(() => signPayout(openKey('owner'), both, address)).toThrow('The key is not that of one party');
  });

  test.each(['', 'x', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', `${address} ${address}`])('refuses %j', (text) => {
    expect(() => signPayout(openKey('owner'), place, text)).toThrow('Not an address of the network');
  });

  test('of terms and of addresses have messages of their own', () => {
    const hash = 'a'.repeat(64);
    const signature = signMessage(`Aval terms ${hash}`, Buffer.from(keys.owner.private_key, 'hex'), true);
    expect(verifyPayout(place, { role: 'owner', address, signature: signature.toString('base64') })).toBe(false);
  });
});
