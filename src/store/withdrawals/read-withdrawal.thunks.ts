import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { toOutpoint } from '@/domain/deposits/address-history';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { GuaranteeRef } from '@/domain/models';
import { type Result, toErrorData } from '@/domain/primitives/errors';
import { getFeeSpeed } from '@/domain/withdrawals/fees';
import { type Freshness, filterSpentOutpoints } from '@/domain/withdrawals/freshness';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import { findLastWithdrawal } from '@/domain/withdrawals/withdrawal-stage';
import { logger } from '@/lib/logger';
import { getFeeRates, getRawTransaction, getTransactionInfo } from '@/services/explorer.service';
import { fetchAllCoins } from '@/store/balances/fetch-coins';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk } from '@/store/core/store-types';
import type { Review } from '@/store/signing/review.thunks';
import { type CosignRef, inspectWithdrawal } from '@/store/withdrawals/cosign.thunks';

export interface WithdrawalReading extends Review {
  /** `null` when the PSBT is refused or the explorer fails. */
  freshness: Freshness | null;
}

/** Inspects a withdrawal and checks whether it can still be mined, before the password is asked. */
export function readWithdrawal(
  { file, ...guaranteeRef }: CosignRef,
  signal?: AbortSignal,
): AppThunk<Promise<Result<WithdrawalReading>>> {
  return async (dispatch) => {
    const read = await dispatch(inspectWithdrawal({ ...guaranteeRef, file }, signal));
    if (!read.ok) return read;
    const { inspection, concerns } = read.value;
    const freshness =
      inspection.verdict === 'refuse' ? null : await dispatch(checkFreshness(guaranteeRef, inspection.summary, signal));
    return { ok: true, value: { inspection, concerns, freshness } };
  };
}

/** Checks whether the inputs are unspent and how soon the fee gets them mined; `null` when the explorer fails. */
function checkFreshness(
  guaranteeRef: GuaranteeRef,
  summary: PsbtSummary,
  signal?: AbortSignal,
): AppThunk<Promise<Freshness | null>> {
  return async (dispatch) => {
    try {
      const rates = await withTimeout(getFeeRates(signal));
      const spent = await dispatch(findSpentOutpoints(guaranteeRef, summary, signal));
      return { spent, speed: getFeeSpeed(summary, rates), minimumFee: rates.minimumFee };
    } catch (error) {
      logger.warn(`Loading the fee rates failed: ${toErrorData(error).message}`);
      return null;
    }
  };
}

/** `null`: unknown. */
function findSpentOutpoints(
  guaranteeRef: GuaranteeRef,
  { outpoints, txid }: PsbtSummary,
  signal?: AbortSignal,
): AppThunk<Promise<string[] | null>> {
  return async (dispatch, getState) => {
    try {
      const addresses = listDepositAddresses(requireGuarantee(getState(), guaranteeRef));
      const outputs = [...(await withTimeout(dispatch(fetchAllCoins(addresses, signal)))).values()].flat();
      const spent = filterSpentOutpoints(outpoints, new Set(outputs.map(toOutpoint)));
      // Spent by this very transaction: it was broadcast, and only the record is missing.
      if (spent.length > 0 && (await withTimeout(getTransactionInfo(txid, signal))) !== null) return [];
      return spent.length > 0 && (await dispatch(isReplaceable(guaranteeRef, spent, signal))) ? [] : spent;
    } catch (error) {
      logger.warn(`Loading the unspent outputs failed: ${toErrorData(error).message}`);
      return null;
    }
  };
}

/** True if the guarantee's last release has spent the coins, and is in no block: another one can still take its place. */
function isReplaceable(
  guaranteeRef: GuaranteeRef,
  spent: readonly string[],
  signal?: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (_dispatch, getState) => {
    const txid = findLastWithdrawal(requireGuarantee(getState(), guaranteeRef))?.txid ?? null;
    const raw = txid === null ? null : await withTimeout(getRawTransaction(txid, signal));
    const facts = raw === null ? null : await (await loadBitcoin()).readTransaction(raw, settings().network);
    if (txid === null || facts?.txid !== txid || !spent.every((coin) => facts.outpoints.includes(coin))) return false;
    return (await withTimeout(getTransactionInfo(txid, signal)))?.confirmed === false;
  };
}
