import { checkAddress } from '@/bitcoin/addresses/check-address';
import { encodeHex } from '@/bitcoin/bytes';
import type { SecretPair } from '@/bitcoin/keys/key-pairs';
import { signMessage } from '@/bitcoin/statements/signed-message';
import { buildPayoutText } from '@/bitcoin/statements/verify-payout';
import type { PayoutPlace } from '@/domain/payouts/payout-line';
import { AppError } from '@/domain/primitives/errors';

/** Signs only a text that it builds from the contract and the address itself. @returns base64 */
export function signPayout(key: SecretPair, place: PayoutPlace, address: string): string {
  const publicKey = encodeHex(key.publicKey);
  if ([place.owner, place.counterparty].filter((each) => each === publicKey).length !== 1)
    throw new AppError('unexpected', 'The key is not that of one party');
  if (!checkAddress(address, place.network).ok) throw new AppError('unexpected', 'Not an address of the network');
  return signMessage(key, buildPayoutText(place, address));
}
