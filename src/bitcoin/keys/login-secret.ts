import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { sha256 } from '@/bitcoin/hashes';
import { DEFAULT_COST, deriveKey } from '@/bitcoin/keys/derive-key';
import { requireCrypto } from '@/bitcoin/keys/envelope-cipher';

/** Names this use of the password, and its version. Changing it locks every account out. */
const CONTEXT = 'aval login v1';

/**
 * What stands for the password at a backend that must not see it (VITE_LOGIN_SECRET=derived), 64 hex digits:
 *
 *   salt   = SHA-256("aval login v1" ‖ e-mail)             e-mail: trimmed, lower case, NFKC, UTF-8
 *   secret = HMAC-SHA-256(Argon2id(password, salt), "aval login v1")
 *
 * The salt is fixed, so that every device finds the same secret; the key's envelope has a random one. The HMAC keeps
 * the two apart even when a backend writes this salt into an envelope: it knows the secret, but not the Argon2id
 * value behind it, which would be the envelope's key. Throws `crypto-unavailable`.
 */
export async function deriveLoginSecret(email: string, password: string): Promise<string> {
  requireCrypto();
  const salt = sha256(encodeUtf8(CONTEXT + email.trim().toLowerCase().normalize('NFKC')));
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
