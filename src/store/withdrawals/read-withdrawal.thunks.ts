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
  /** `null` for a refused one, and where the explorer did not answer. */
  freshness: Freshness | null;
}

/** What is about to be signed and whether that still leads anywhere, before any password is asked. */
export function readWithdrawal(place: GuaranteeRef): AppThunk<Promise<Result<WithdrawalReading>>> {
  return async (dispatch) => {
    const read = await dispatch(inspectWithdrawal(place));
    if (!read.ok) return read;
    const inspection = read.value;
    const freshness =
      inspection.verdict === 'refuse' ? null : await dispatch(checkFreshness(place, inspection.summary));
    return { ok: true, value: { inspection, freshness } };
  };
}

/** Whether what a PSBT spends is still there, and how soon its fee gets it mined; `null` when nothing could be found out. */
function checkFreshness(place: GuaranteeRef, summary: PsbtSummary): AppThunk<Promise<Freshness | null>> {
  return async (dispatch) => {
    try {
      const rates = await withTimeout(recommendedFees());
      const spent = await dispatch(goneOrUnknown(place, summary));
      return { spent, speed: feeSpeed(summary, rates), minimumFee: rates.minimumFee };
    } catch (error) {
      logger.warn(`Present fee rates could not be had: ${errorData(error).message}`);
      return null;
    }
  };
}

function goneOrUnknown(place: GuaranteeRef, { outpoints, txid }: PsbtSummary): AppThunk<Promise<string[] | null>> {
  return async (_dispatch, getState) => {
    try {
      const addresses = depositAddresses(requireGuarantee(getState(), place));
      const outputs = (await withTimeout(Promise.all(addresses.map(addressUtxos)))).flat();
      const gone = spentOutpoints(outpoints, new Set(outputs.map((output) => `${output.txid}:${output.vout}`)));
      // Spent by itself: it was broadcast already and only its record is missing.
      if (gone.length > 0 && (await withTimeout(transactionInfo(txid))) !== null) return [];
      return gone;
    } catch (error) {
      logger.warn(`Whether the outputs are unspent could not be found out: ${errorData(error).message}`);
      return null;
    }
  };
}
