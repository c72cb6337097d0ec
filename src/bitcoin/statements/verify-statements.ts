import { crypto as hashes } from 'bitcoinjs-lib';
import { checkAddress } from '@/bitcoin/addresses/check-address';
import type { PayoutCheck, TermsProof } from '@/bitcoin/api';
import { encodeHex, encodeUtf8 } from '@/bitcoin/bytes';
import { verifyMessage } from '@/bitcoin/statements/signed-message';
import { formatPayoutPlace, formatPayoutText, type PayoutPlace } from '@/domain/payouts/payout-line';
import { formatSignedMessage } from '@/domain/terms/certificate';

/** SHA-256 of the text in UTF-8, 64 hex digits. */
export function hashText(text: string): string {
  return encodeHex(hashes.sha256(encodeUtf8(text)));
}

export function verifySeal({ hash, publicKey, signature }: TermsProof): boolean {
  return /^[0-9a-f]{64}$/.test(hash) && verifyMessage(formatSignedMessage(hash), publicKey, signature);
}

/** The message that states a payout address (docs/terms.md#payout-addresses). */
export function buildPayoutText(place: PayoutPlace, address: string): string {
  return formatPayoutText(hashText(formatPayoutPlace(place)), address);
}

/** True if the party of the contract has signed this address, and it is one of the network. */
export function verifyPayout(place: PayoutPlace, { role, address, signature }: PayoutCheck): boolean {
  if (!checkAddress(address, place.network).ok) return false;
  return verifyMessage(buildPayoutText(place, address), place[role], signature);
}
