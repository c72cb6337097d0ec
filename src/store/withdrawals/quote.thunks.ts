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

/**
 * Fetches what the release form calculates with: balance and inputs at verified addresses, and the fastest fee rate
 * (docs/specification.md#5-validation-rules). Throws `deposits-unverified`.
 */
export function quoteRelease(guaranteeRef: GuaranteeRef): AppThunk<Promise<Result<ReleaseQuote>>> {
  return (dispatch, getState) =>
    toResult('Calculating the fee', async () => {
      const guarantee = requireGuarantee(getState(), guaranteeRef);
      // First: without a network the error must be `network`, not `deposits-unverified`.
      const fees = await recommendedFees();
      const addresses = await dispatch(verifiedAddresses(guaranteeRef, guarantee));
      const outputs = await Promise.all(addresses.map(addressUtxos));
      const { total, outputs: inputs } = balanceOf(outputs.flat());
      return { balance: total, inputs, fastestFee: fees.fastestFee };
    });
}

/** Verifies the deposit addresses and returns those whose money counts. */
function verifiedAddresses({ contractId }: GuaranteeRef, guarantee: Guarantee): AppThunk<Promise<string[]>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, await arbitratorKeyOf(contract)));
    const addresses = depositAddresses(guarantee);
    const counting = addresses.filter((address) => depositStanding(verdicts[address] ?? null) === 'counts');
    if (counting.length > 0 || addresses.length === 0) return counting;
    throw new AppError('deposits-unverified', 'No deposit address of the guarantee can be verified');
  };
}

/** Checks an address against the configured network. */
export function checkDestination(address: string): AppThunk<Promise<Result<AddressCheck>>> {
  return () =>
    toResult('Checking the address', async () => (await bitcoin()).checkAddress(address.trim(), settings().network));
}
