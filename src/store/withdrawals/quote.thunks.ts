import type { AddressCheck } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import { balanceOf, depositAddresses } from '@/domain/deposits';
import type { ReleaseQuote } from '@/domain/release-form';
import { settings } from '@/lib/settings';
import { addressUtxos, recommendedFees } from '@/services/explorer.service';
import { attempt, type Outcome } from '@/store/attempt';
import type { GuaranteePlace } from '@/store/contracts/contracts.slice';
import { requireGuarantee } from '@/store/contracts/require';
import type { AppThunk } from '@/store/store-types';

/** Balance, inputs and fee rate for a release, asked afresh: the fee calculation of spec section 5. */
export function quoteRelease(place: GuaranteePlace): AppThunk<Promise<Outcome<ReleaseQuote>>> {
  return (_dispatch, getState) =>
    attempt('Calculating the fee', async () => {
      const addresses = depositAddresses(requireGuarantee(getState(), place));
      const [fees, ...outputs] = await Promise.all([recommendedFees(), ...addresses.map(addressUtxos)]);
      const { total, outputs: inputs } = balanceOf(outputs.flat());
      return { balance: total, inputs, fastestFee: fees.fastestFee };
    });
}

/** Whether money can be sent to this address on the configured network, and if not, why. */
export function checkDestination(address: string): AppThunk<Promise<Outcome<AddressCheck>>> {
  return () =>
    attempt('Checking the address', async () => (await bitcoin()).checkAddress(address.trim(), settings().network));
}
