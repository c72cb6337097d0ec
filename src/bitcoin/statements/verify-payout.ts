import { checkAddress } from '@/bitcoin/addresses/check-address';
import { verifyMessage } from '@/bitcoin/statements/signed-message';
import type { PayoutCheck } from '@/bitcoin/statements/terms-api';
import { hashText } from '@/bitcoin/statements/verify-seal';
import { formatPayoutPlace, formatPayoutText, type PayoutPlace } from '@/domain/payouts/payout-line';

/** The message that states a payout address (docs/terms.md#payout-addresses). */
export function buildPayoutText(place: PayoutPlace, address: string): string {
  return formatPayoutText(hashText(formatPayoutPlace(place)), address);
}

/** True if the party of the contract has signed this address, and it is one of the network. */
export function verifyPayout(place: PayoutPlace, { role, address, signature }: PayoutCheck): boolean {
  if (!checkAddress(address, place.network).ok) return false;
  return verifyMessage(buildPayoutText(place, address), place[role], signature);
}
