import { createHash } from 'node:crypto';
import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import type { LoginSecret } from '@mocks/store/entities';
import { payments } from 'bitcoinjs-lib';
import { ECPairFactory, type ECPairInterface } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { formatEnvelope, NONCE_BYTES, SALT_BYTES, WRITTEN_COST } from '@/bitcoin/keys/envelope';
import { encryptKey } from '@/bitcoin/keys/envelope-cipher';
import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';

const pairs = ECPairFactory(ecc);

/** A demo person's signing key: the same on every machine, and worth nothing outside of regtest. */
export function demoKey(email: string): ECPairInterface {
  return pairs.fromPrivateKey(derived(`key of ${email}`, 32), { network: REGTEST });
}

/** An address of the person's own wallet, to release funds to. */
export function demoAddress(email: string): string {
  const { publicKey } = pairs.fromPrivateKey(derived(`wallet of ${email}`, 32), { network: REGTEST });
  const { address } = payments.p2wpkh({ pubkey: publicKey, network: REGTEST });
  return address ?? '';
}

/** The key in the app's own envelope, under the account's password: it logs in and signs like any other account. */
export async function demoEnvelope(email: string, password: string): Promise<string> {
  const key = demoKey(email);
  const parameters = {
    publicKey: toHex(key.publicKey),
    cost: WRITTEN_COST,
    salt: derived(`salt of ${email}`, SALT_BYTES),
    nonce: derived(`nonce of ${email}`, NONCE_BYTES),
  };
  const data = await encryptKey(Uint8Array.from(key.privateKey ?? []), password, parameters);
  return formatEnvelope({ ...parameters, data });
}

/** What the app logs in with. */
export function demoLoginSecret(kind: LoginSecret, email: string, password: string): Promise<string> {
  return kind === 'derived' ? deriveLoginSecret(email, password) : Promise.resolve(password);
}

function derived(label: string, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(`aval demo: ${label}`).digest().subarray(0, length));
}
