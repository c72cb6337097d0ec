import { depositAddresses } from '@/domain/deposit/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { errorData } from '@/domain/primitives/errors';
import type { Result } from '@/domain/primitives/result';
import { feeSpeed } from '@/domain/withdrawal/fee-speed';
import { type Freshness, spentOutpoints } from '@/domain/withdrawal/freshness';
import type { Inspection, PsbtSummary } from '@/domain/withdrawal/inspection';
import { logger } from '@/lib/logger';
import { addressUtxos, recommendedFees, transactionInfo } from '@/services/explorer.service';
import { withTimeout } from '@/store/calls/retry';
import { requireGuarantee } from '@/store/contracts/require';
import type { AppThunk } from '@/store/setup/store-types';
import { inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';

export interface WithdrawalReading {
  inspection: Inspection;
  /** `null` when the PSBT is refused or the explorer fails. */
  freshness: Freshness | null;
}

/** Inspects a withdrawal and checks whether it can still be mined, before the password is asked. */
export function readWithdrawal(guaranteeRef: GuaranteeRef): AppThunk<Promise<Result<WithdrawalReading>>> {
  return async (dispatch) => {
    const read = await dispatch(inspectWithdrawal(guaranteeRef));
    if (!read.ok) return read;
    const inspection = read.value;
    const freshness =
      inspection.verdict === 'refuse' ? null : await dispatch(checkFreshness(guaranteeRef, inspection.summary));
    return { ok: true, value: { inspection, freshness } };
  };
}

/** Checks whether the inputs are unspent and how soon the fee gets them mined; `null` when the explorer fails. */
function checkFreshness(guaranteeRef: GuaranteeRef, summary: PsbtSummary): AppThunk<Promise<Freshness | null>> {
  return async (dispatch) => {
    try {
      const rates = await withTimeout(recommendedFees());
      const spent = await dispatch(findSpentOutpoints(guaranteeRef, summary));
      return { spent, speed: feeSpeed(summary, rates), minimumFee: rates.minimumFee };
    } catch (error) {
      logger.warn(`Loading the fee rates failed: ${errorData(error).message}`);
      return null;
    }
  };
}

/** `null`: unknown. */
function findSpentOutpoints(
  guaranteeRef: GuaranteeRef,
  { outpoints, txid }: PsbtSummary,
): AppThunk<Promise<string[] | null>> {
  return async (_dispatch, getState) => {
    try {
      const addresses = depositAddresses(requireGuarantee(getState(), guaranteeRef));
      const outputs = (await withTimeout(Promise.all(addresses.map(addressUtxos)))).flat();
      const spent = spentOutpoints(outpoints, new Set(outputs.map((output) => `${output.txid}:${output.vout}`)));
      // Spent by this very transaction: it was broadcast, and only the record is missing.
      if (spent.length > 0 && (await withTimeout(transactionInfo(txid))) !== null) return [];
      return spent;
    } catch (error) {
      logger.warn(`Loading the unspent outputs failed: ${errorData(error).message}`);
      return null;
    }
  };
}
