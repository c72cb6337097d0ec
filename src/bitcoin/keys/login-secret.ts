import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { DEFAULT_COST, deriveKey } from '@/bitcoin/keys/derive-key';
import { requireCrypto } from '@/bitcoin/keys/require-crypto';
import type { Network } from '@/domain/primitives/network';
import { normalizeBounded } from '@/domain/primitives/normal-form';

/** Changing it locks out every account. */
const CONTEXT = 'aval login v1';

/** Where a secret logs in, so that the secret of one deployment is worthless at another. */
export interface LoginSite {
  network: Network;
  /** VITE_BRAND */
  deployment: string;
}

/**
 * The login secret for VITE_LOGIN_SECRET=derived, 64 hex digits (docs/security.md#keys-and-passwords):
 *
 *   salt   = SHA-256("aval login v1" LF network LF deployment LF e-mail)     e-mail: trimmed, lower case, NFKC; UTF-8
 *   secret = HMAC-SHA-256(Argon2id(password, salt), "aval login v1")
 *
 * The salt is fixed, so that every device derives the same secret; the key envelope has a random one. If a backend puts
 * this salt into an envelope, the HMAC still hides the Argon2id value, which would be the envelope's key.
 * @throws AppError `crypto-unavailable`
 */
export async function deriveLoginSecret(
  email: string,
  password: string,
  { network, deployment }: LoginSite,
): Promise<string> {
  requireCrypto();
  const typed = email.trim().toLowerCase();
  const address = normalizeBounded(typed, 'NFKC') ?? typed;
  const parts = [CONTEXT, network, deployment, address].join('\n');
  const salt = new Uint8Array(await crypto.subtle.digest('SHA-256', encodeUtf8(parts)));
  const derivedKey = await deriveKey(password, salt, DEFAULT_COST);
  try {
    return encodeHex(await computeHmac(derivedKey, encodeUtf8(CONTEXT)));
  } finally {
    derivedKey.fill(0);
  }
}

async function computeHmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const hmacKey = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, message));
}
