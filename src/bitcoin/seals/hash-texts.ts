import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { requireCrypto } from '@/bitcoin/keys/require-crypto';

/**
 * SHA-256 of texts in UTF-8, 64 hex digits each. Uses the browser's implementation, because a contract may be long and
 * is hashed on every visit.
 * @throws AppError `crypto-unavailable`
 */
export function hashTexts(texts: readonly string[]): Promise<string[]> {
  requireCrypto();
  return Promise.all(texts.map(hashText));
}

async function hashText(text: string): Promise<string> {
  return encodeHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encodeUtf8(text))));
}
