import type { AddressCheck } from '@/bitcoin/api';
import { bitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { depositStanding } from '@/domain/deposit/deposit-verdict';
import { balanceOf, depositAddresses } from '@/domain/deposit/deposits';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { AppError } from '@/domain/primitives/errors';
import type { Result } from '@/domain/primitives/result';
import type { ReleaseQuote } from '@/domain/withdrawal/release-form';
import { addressUtxos, recommendedFees } from '@/services/explorer.service';
import { toResult } from '@/store/calls/to-result';
import { requireContract, requireGuarantee } from '@/store/contracts/require';
import { arbitratorKeyOf } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import type { AppThunk } from '@/store/setup/store-types';

/** Balance and inputs at verified addresses, and the fee rate, asked afresh: the fee calculation of docs/specification.md#5-validation-rules. */
export function quoteRelease(place: GuaranteeRef): AppThunk<Promise<Result<ReleaseQuote>>> {
  return (dispatch, getState) =>
    toResult('Calculating the fee', async () => {
      const guarantee = requireGuarantee(getState(), place);
      // First, so that a missing network is told as such and not as an address that can't be verified.
      const fees = await recommendedFees();
      const addresses = await dispatch(countingAddresses(place, guarantee));
      const outputs = await Promise.all(addresses.map(addressUtxos));
      const { total, outputs: inputs } = balanceOf(outputs.flat());
      return { balance: total, inputs, fastestFee: fees.fastestFee };
    });
}

/** The deposit addresses whose money may be released, judged afresh. Throws `deposits-unverified`. */
function countingAddresses({ contractId }: GuaranteeRef, guarantee: Guarantee): AppThunk<Promise<string[]>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, await arbitratorKeyOf(contract)));
    const addresses = depositAddresses(guarantee);
    const counting = addresses.filter((address) => depositStanding(verdicts[address] ?? null) === 'counts');
    if (counting.length > 0 || addresses.length === 0) return counting;
    throw new AppError('deposits-unverified', 'No deposit address of the guarantee can be verified');
  };
}

/** Whether money can be sent to this address on the configured network, and if not, why. */
export function checkDestination(address: string): AppThunk<Promise<Result<AddressCheck>>> {
  return () =>
    toResult('Checking the address', async () => (await bitcoin()).checkAddress(address.trim(), settings().network));
}
