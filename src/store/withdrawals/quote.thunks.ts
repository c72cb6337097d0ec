import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { includesAddress } from '@/domain/deposits/deposit-address';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { computeBalance, listDepositAddresses, withoutDust } from '@/domain/deposits/deposits';
import type { Guarantee, GuaranteeRef } from '@/domain/models';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { AddressCheck, ReleaseQuote } from '@/domain/withdrawals/release-form';
import { getFeeRates } from '@/services/explorer.service';
import { fetchAllCoins } from '@/store/balances/fetch-coins';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { fetchArbitratorKey } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import { listContractAddresses } from '@/store/returns/contract-addresses.thunks';

/** Fetches balance, inputs and fee rate for docs/specification.md#5-validation-rules. Throws `deposits-unverified`. */
export function quoteRelease(
  guaranteeRef: GuaranteeRef,
  signal?: AbortSignal,
): AppThunk<Promise<Result<ReleaseQuote>>> {
  return (dispatch, getState) =>
    toResult('Calculating the fee', async () => {
      const guarantee = requireGuarantee(getState(), guaranteeRef);
      // First: without a network the error must be `network`, not `deposits-unverified`.
      const fees = await getFeeRates(signal);
      const addresses = await dispatch(findVerifiedAddresses(guaranteeRef, guarantee));
      const outputs = await dispatch(fetchAllCoins(addresses, signal));
      const { total, outputs: inputs } = computeBalance(withoutDust([...outputs.values()].flat()));
      return { balance: total, inputs, fastestFee: fees.fastestFee };
    });
}

/** Verifies the deposit addresses and returns those whose money counts. */
function findVerifiedAddresses({ contractId }: GuaranteeRef, guarantee: Guarantee): AppThunk<Promise<string[]>> {
  return async (dispatch, getState) => {
    const contract = requireContract(getState(), contractId);
    const verdicts = await dispatch(verifyGuarantee(contract, guarantee, await fetchArbitratorKey(contract)));
    const addresses = listDepositAddresses(guarantee);
    const counting = addresses.filter((address) => getDepositStatus(verdicts[address] ?? null) === 'counts');
    if (counting.length > 0 || addresses.length === 0) return counting;
    throw new AppError('deposits-unverified', 'No deposit address of the guarantee can be verified');
  };
}

/** Checks an address against the configured network. */
export function checkDestination(address: string): AppThunk<Promise<Result<AddressCheck>>> {
  return () =>
    toResult('Checking the address', async () =>
      (await loadBitcoin()).checkAddress(address.trim(), settings().network),
    );
}

/** As `checkDestination`, for the address of a return date. */
export function checkOwnAddress(contractId: Id, address: string): AppThunk<Promise<Result<AddressCheck>>> {
  return (dispatch, getState) =>
    toResult('Checking the address', async () => {
      const checked = await (await loadBitcoin()).checkAddress(address.trim(), settings().network);
      const deposits = await dispatch(listContractAddresses(requireContract(getState(), contractId)));
      return checked.ok && includesAddress(deposits, address) ? { ok: false, issue: 'deposit' } : checked;
    });
}
