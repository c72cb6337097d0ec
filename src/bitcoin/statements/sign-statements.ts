import { checkAddress } from '@/bitcoin/addresses/check-address';
import type { TermsProof } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signMessage } from '@/bitcoin/statements/signed-message';
import { buildPayoutText, hashText } from '@/bitcoin/statements/verify-statements';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
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

/** Signs only a text that it builds from the contract and the address itself. @returns base64 */
export function signPayout(key: SecretPair, place: PayoutPlace, address: string): string {
  const publicKey = encodeHex(key.publicKey);
  if ([place.owner, place.counterparty].filter((each) => each === publicKey).length !== 1)
    throw new AppError('unexpected', 'The key is not that of one party');
  if (!checkAddress(address, place.network).ok) throw new AppError('unexpected', 'Not an address of the network');
  return signMessage(key, buildPayoutText(place, address));
}
