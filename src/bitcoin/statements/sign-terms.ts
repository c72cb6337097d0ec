import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signMessage } from '@/bitcoin/statements/signed-message';
import type { TermsProof } from '@/bitcoin/statements/terms-api';
import { hashText } from '@/bitcoin/statements/verify-seal';
import { AppError } from '@/domain/primitives/errors';
import { formatTerms } from '@/domain/terms/canonical-text';
import { formatSignedMessage } from '@/domain/terms/certificate';
import type { Terms } from '@/domain/terms/terms';

/** Signs only a text that it builds from the terms itself. */
export function signTerms(key: SecretPair, terms: Terms): TermsProof {
  const publicKey = encodeHex(key.publicKey);
  const places = [terms.owner, terms.counterparty].filter(({ key: partyKey }) => partyKey === publicKey);
  if (places.length !== 1) throw new AppError('unexpected', 'The key is not that of one party');
  const hash = hashText(formatTerms(terms));
  return { hash, publicKey, signature: signMessage(key, formatSignedMessage(hash)) };
}
