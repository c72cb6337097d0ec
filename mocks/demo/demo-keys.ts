import { createHash } from 'node:crypto';
import { toHex } from '@mocks/chain/bytes';
import { REGTEST } from '@mocks/chain/regtest';
import type { LoginForm } from '@mocks/store/entities';
import { payments } from 'bitcoinjs-lib';
import { ECPairFactory, type ECPairInterface } from 'ecpair';
import * as ecc from 'tiny-secp256k1';
import { DEFAULT_COST } from '@/bitcoin/keys/derive-key';
import { formatEnvelope, NONCE_BYTES, SALT_BYTES } from '@/bitcoin/keys/envelope';
import { encryptKey } from '@/bitcoin/keys/keys';
import { deriveLoginSecret } from '@/bitcoin/keys/login-secret';

const pairs = ECPairFactory(ecc);

/** A demo user's signing key, derived from the e-mail address; for regtest only. */
export function demoKey(email: string): ECPairInterface {
  return pairs.fromPrivateKey(deriveBytes(`key of ${email}`, 32), { network: REGTEST });
}

/** An address of the user's own wallet, as a destination of releases. */
export function demoAddress(email: string): string {
  const { publicKey } = pairs.fromPrivateKey(deriveBytes(`wallet of ${email}`, 32), { network: REGTEST });
  const { address } = payments.p2wpkh({ pubkey: publicKey, network: REGTEST });
  return address ?? '';
}

/** The key in the app's key envelope, encrypted with the account's password. */
export async function demoEnvelope(email: string, password: string): Promise<string> {
  const key = demoKey(email);
  const parameters = {
    publicKey: toHex(key.publicKey),
    cost: DEFAULT_COST,
    salt: deriveBytes(`salt of ${email}`, SALT_BYTES),
    nonce: deriveBytes(`nonce of ${email}`, NONCE_BYTES),
  };
  const data = await encryptKey(Uint8Array.from(key.privateKey ?? []), password, parameters);
  return formatEnvelope({ ...parameters, data });
}

/** The password as the app sends it at login. */
export function demoLoginSecret(
  { loginSecret, deployment = 'Aval' }: LoginForm,
  email: string,
  password: string,
): Promise<string> {
  if (loginSecret !== 'derived') return Promise.resolve(password);
  return deriveLoginSecret(email, password, { network: 'regtest', deployment });
}

function deriveBytes(label: string, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(`aval demo: ${label}`).digest().subarray(0, length));
}
