import { crypto as hashes } from 'bitcoinjs-lib';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { verifyMessage } from '@/bitcoin/statements/signed-message';
import type { SealCheck } from '@/bitcoin/statements/terms-api';
import { formatSignedMessage } from '@/domain/terms/certificate';

/** SHA-256 of the text in UTF-8, 64 hex digits. */
export function hashText(text: string): string {
  return encodeHex(hashes.sha256(encodeUtf8(text)));
}

export function verifySeal({ hash, publicKey, signature }: SealCheck): boolean {
  return /^[0-9a-f]{64}$/.test(hash) && verifyMessage(formatSignedMessage(hash), publicKey, signature);
}
