import { nanoid } from '@reduxjs/toolkit';
import type { DepositVerdict } from '@/bitcoin/api';
import { findLatestDeposit, needsNewAddress } from '@/domain/deposit/deposits';
import type { AddressStats, GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { logger } from '@/lib/logger';
import { getAddressStats } from '@/services/explorer.service';
import { createDeposit, listDeposits } from '@/services/transactions.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { isRefusal, toResult, withTimeout } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { loadContract } from '@/store/contracts/load.thunks';
import { arbitratorKeyOf } from '@/store/deposits/arbitrator-key.thunks';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import type { DepositIntent } from '@/store/outbox/intents';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import { requireUnchangedKeys } from '@/store/pins/pins.thunks';
import type { AppThunk } from '@/store/setup/store-types';

export interface DepositOffer {
  address: string;
  verdict: DepositVerdict;
}

/** The address to pay a guarantee to, with the verdict on it (docs/specification.md#5-validation-rules). */
export function requestDeposit(place: GuaranteeRef): AppThunk<Promise<Result<DepositOffer>>> {
  return (dispatch, getState) =>
    toResult('Getting a deposit address', async () => {
      await dispatch(loadKeysIfMissing(place));
      const arbitratorKey = await arbitratorKeyOf(requireContract(getState(), place.contractId));
      await dispatch(requireUnchangedKeys(requireContract(getState(), place.contractId), arbitratorKey));
      const deposit = await dispatch(depositToPay(place));
      const { address } = deposit;
      if (address === null) throw new AppError('no-deposit-address', 'No deposit address was generated');
      const contract = requireContract(getState(), place.contractId);
      const guarantee = requireGuarantee(getState(), place);
      const verdicts = await dispatch(verifyGuarantee(contract, guarantee, arbitratorKey));
      const verdict = verdicts[address];
      if (verdict === undefined) throw new AppError('address-not-derived', 'Failed to generate address');
      await dispatch(requireUnchangedKeys(contract, arbitratorKey));
      return { address, verdict };
    });
}

/** The latest deposit while it may still be paid, or a new one. */
function depositToPay(place: GuaranteeRef): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const unseen = await dispatch(unseenDeposit(place));
    const latest = unseen ?? findLatestDeposit(requireGuarantee(getState(), place));
    const stats = latest?.address && unseen === null ? await statsOrUnknown(latest.address) : null;
    if (latest !== null && !needsNewAddress(latest, stats)) return latest;
    return dispatch(newDeposit(place));
  };
}

async function statsOrUnknown(address: string): Promise<AddressStats | null> {
  try {
    return await withTimeout(getAddressStats(address));
  } catch (error) {
    logger.error(`Failed to fetch address info: ${toErrorData(error).message}`);
    return null;
  }
}

/** The counterparty's key comes with a reload after they joined. */
function loadKeysIfMissing({ contractId }: GuaranteeRef): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { keys } = requireContract(getState(), contractId);
    if (keys.length < 2) await dispatch(loadContract(contractId));
  };
}

/**
 * Asks for a deposit address. The intent is stored before the call: when the answer is lost, the address that came of
 * it is found again instead of a second one being asked for.
 */
function newDeposit(place: GuaranteeRef): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const known = requireGuarantee(getState(), place).deposits.map(({ id }) => id);
    const intent: DepositIntent = { kind: 'deposit', key: nanoid(), ...place, known };
    dispatch(intentNoted(intent));
    try {
      const deposit = await withTimeout(createDeposit({ ...place, senderId: requireUser(getState()).id }));
      return dispatch(seen(intent, deposit));
    } catch (error) {
      if (isRefusal(error)) dispatch(intentSettled(intent.key));
      const lost = isRefusal(error) ? null : await dispatch(unseenDeposit(place)).catch(() => null);
      if (lost === null) throw error;
      return lost;
    }
  };
}

/** The deposit that came of a call whose answer never arrived, or `null`. */
function unseenDeposit(place: GuaranteeRef): AppThunk<Promise<Transaction | null>> {
  return async (dispatch, getState) => {
    const intent = selectIntents(getState(), 'deposit', place).at(-1);
    if (intent === undefined) return null;
    const user = requireUser(getState());
    const deposits = await withTimeout(listDeposits(place.guaranteeId));
    const own = deposits.filter(({ id, senderId }) => isSameId(senderId, user.id) && !isKnown(intent, id));
    const deposit = own.at(-1);
    return deposit?.address ? dispatch(seen(intent, deposit)) : null;
  };
}

function isKnown({ known }: DepositIntent, id: Transaction['id']): boolean {
  return known.some((each) => isSameId(each, id));
}

function seen(intent: DepositIntent, deposit: Transaction): AppThunk<Transaction> {
  return (dispatch, getState) => {
    const { contractId, guaranteeId } = intent;
    if (deposit.address === null) throw new AppError('no-deposit-answer', 'No address received from createDeposit');
    dispatch(depositSaved({ contractId, guaranteeId, transaction: deposit }));
    for (const { key } of selectIntents(getState(), 'deposit', intent)) dispatch(intentSettled(key));
    return deposit;
  };
}
