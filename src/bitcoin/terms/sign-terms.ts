import { crypto as hashes } from 'bitcoinjs-lib';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { curve } from '@/bitcoin/curve';
import type { OpenKey } from '@/bitcoin/keys/open-keys';
import { encodeMessageSignature, hashMessage, verifyMessage } from '@/bitcoin/terms/signed-message';
import type { SealCheck, TermsProof } from '@/bitcoin/terms/terms-api';
import { AppError } from '@/domain/primitives/errors';
import { formatTerms } from '@/domain/terms/canonical-text';
import { formatSignedMessage } from '@/domain/terms/certificate';
import type { Terms } from '@/domain/terms/terms';

/** SHA-256 of the text in UTF-8, 64 hex digits. */
export function hashText(text: string): string {
  return encodeHex(hashes.sha256(encodeUtf8(text)));
}

/** Signs the text that it builds from the terms: nothing else can be signed with this call. */
export function signTerms(key: OpenKey, terms: Terms): TermsProof {
  const publicKey = encodeHex(key.publicKey);
  const places = [terms.owner, terms.counterparty].filter(({ key: partyKey }) => partyKey === publicKey);
  if (places.length !== 1) throw new AppError('unexpected', 'The key is not that of one party');
  const hash = hashText(formatTerms(terms));
  const message = formatSignedMessage(hash);
  // RFC 6979, low S.
  const { signature, recoveryId } = curve.signRecoverable(hashMessage(message), key.privateKey);
  const encoded = encodeMessageSignature(signature, recoveryId);
  if (!verifyMessage(message, publicKey, encoded))
    throw new AppError('signature-invalid', 'The new signature of the terms does not verify');
  return { hash, publicKey, signature: encoded };
}

export function verifySeal({ hash, publicKey, signature }: SealCheck): boolean {
  return /^[0-9a-f]{64}$/.test(hash) && verifyMessage(formatSignedMessage(hash), publicKey, signature);
}
