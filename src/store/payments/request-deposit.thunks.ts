import { nanoid } from '@reduxjs/toolkit';
import type { AddressStats } from '@/domain/chain';
import type { DepositVerdict } from '@/domain/deposits/deposit-verdict';
import { getDepositStatus } from '@/domain/deposits/deposit-verdict';
import { findLatestDeposit, needsNewAddress } from '@/domain/deposits/deposits';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { AppError, type Result, toErrorData } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { listCurrentDeposits } from '@/services/current-withdrawals.service';
import { getAddressStats, listUtxos } from '@/services/explorer.service';
import { createDeposit } from '@/services/transactions.service';
import { requireUser } from '@/store/auth/auth.selectors';
import { isRefusal, toResult } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { depositSaved } from '@/store/contracts/contracts.slice';
import { loadContract } from '@/store/contracts/load.thunks';
import { requireDeposits } from '@/store/contracts/transaction-lists.thunks';
import type { AppThunk } from '@/store/core/store-types';
import { confirmGuarantee } from '@/store/deposits/address-memory.thunks';
import { selectDepositVerdict } from '@/store/deposits/verification.selectors';
import { verifyGuarantee } from '@/store/deposits/verify.thunks';
import type { DepositIntent } from '@/store/outbox/intents';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import type { GateRequest, TermsConsent } from '@/store/signing/gates';
import { passGates } from '@/store/signing/gates';

export interface DepositOffer {
  address: string;
  verdict: DepositVerdict;
}

/** Returns the address to pay a guarantee to, with its verdict (docs/specification.md#5-validation-rules). */
export function requestDeposit(
  guaranteeRef: GuaranteeRef,
  intent: Intent = BACKGROUND,
  acceptedTerms: TermsConsent['acceptedTerms'] = null,
): AppThunk<Promise<Result<DepositOffer>>> {
  return (dispatch, getState) =>
    toResult('Getting a deposit address', async () => {
      const { contractId } = guaranteeRef;
      await dispatch(loadKeysIfMissing(guaranteeRef));
      const request: GateRequest = { contractId, action: 'deposit', acceptedTerms, intent };
      const since = await dispatch(passGates(request, { isFresh: true }));
      const { address } = await dispatch(getPayableDeposit(guaranteeRef, intent));
      if (address === null) throw new AppError('no-deposit-address', 'No deposit address was generated');
      const guarantee = requireGuarantee(getState(), guaranteeRef);
      const verdicts = await dispatch(verifyGuarantee(since.contract, guarantee, since.arbitratorKey));
      const verdict = verdicts[address];
      if (verdict === undefined) throw new AppError('address-not-derived', 'Failed to generate address');
      await dispatch(passGates(request, { since }));
      if (getDepositStatus(verdict) === 'counts' && (await isUnused(address)))
        await dispatch(confirmGuarantee(since.contract, guarantee, [address]));
      return { address, verdict };
    });
}

/** Returns the latest deposit if it may still be paid, or a new one. */
function getPayableDeposit(guaranteeRef: GuaranteeRef, intent: Intent): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const lost = await dispatch(findLostDeposit(guaranteeRef));
    // While the earlier addresses are unknown, no further one is requested: one of them may hold money.
    await dispatch(requireDeposits(guaranteeRef));
    const latest = lost ?? findLatestDeposit(requireGuarantee(getState(), guaranteeRef));
    const stats = latest?.address && lost === null ? await fetchStats(latest.address) : null;
    const verdict = selectDepositVerdict(getState(), guaranteeRef.guaranteeId, latest?.address ?? '');
    if (latest !== null && !needsNewAddress(latest, stats, verdict)) return latest;
    intent.requireWaiting();
    return dispatch(requestAddress(guaranteeRef));
  };
}

/** `null`: unknown. */
async function fetchStats(address: string): Promise<AddressStats | null> {
  try {
    return await withTimeout(getAddressStats(address));
  } catch (error) {
    logger.error(`Failed to fetch address info: ${toErrorData(error).message}`);
    return null;
  }
}

/** Coins that are there already may be another guarantee's, so its release asks. Unknown counts as used. */
function isUnused(address: string): Promise<boolean> {
  return withTimeout(listUtxos(address)).then(
    (coins) => coins.length === 0,
    () => false,
  );
}

/** Loads the counterparty's key after they have joined. */
function loadKeysIfMissing({ contractId }: GuaranteeRef): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { keys } = requireContract(getState(), contractId);
    if (keys.length < 2) await dispatch(loadContract(contractId));
  };
}

/**
 * Requests a deposit address. The intent is stored before the call, so that after a lost response the address is found
 * instead of requesting a second one.
 */
function requestAddress(guaranteeRef: GuaranteeRef): AppThunk<Promise<Transaction>> {
  return async (dispatch, getState) => {
    const known = (requireGuarantee(getState(), guaranteeRef).deposits ?? []).map(({ id }) => id);
    const intent: DepositIntent = { kind: 'deposit', key: nanoid(), ...guaranteeRef, known };
    dispatch(intentNoted(intent));
    try {
      const deposit = await createDeposit({ ...guaranteeRef, senderId: requireUser(getState()).id });
      return dispatch(saveDeposit(intent, await findOrder(guaranteeRef, deposit)));
    } catch (error) {
      if (isRefusal(error)) dispatch(intentSettled(intent.key));
      const lost = isRefusal(error) ? null : await dispatch(findLostDeposit(guaranteeRef)).catch(() => null);
      if (lost === null) throw error;
      return lost;
    }
  };
}

/** The order, without which no address is checked, may be in the lists alone (docs/api.md#created-records). */
async function findOrder(guaranteeRef: GuaranteeRef, deposit: Transaction): Promise<Transaction> {
  if (deposit.guaranteeOrder !== null) return deposit;
  const deposits = await listCurrentDeposits(guaranteeRef).catch(() => []);
  return deposits.find(({ id, address }) => isSameId(id, deposit.id) && address === deposit.address) ?? deposit;
}

/** Finds the deposit of a request whose response was lost, or `null`. */
function findLostDeposit(guaranteeRef: GuaranteeRef): AppThunk<Promise<Transaction | null>> {
  return async (dispatch, getState) => {
    const intent = selectIntents(getState(), 'deposit', guaranteeRef).at(-1);
    if (intent === undefined) return null;
    const user = requireUser(getState());
    const deposits = await listCurrentDeposits(guaranteeRef);
    const deposit = deposits.findLast(
      ({ id, senderId }) => isSameId(senderId, user.id) && !intent.known.some((known) => isSameId(known, id)),
    );
    return deposit?.address ? dispatch(saveDeposit(intent, deposit)) : null;
  };
}

function saveDeposit(intent: DepositIntent, deposit: Transaction): AppThunk<Transaction> {
  return (dispatch, getState) => {
    const { contractId, guaranteeId } = intent;
    if (deposit.address === null) throw new AppError('no-deposit-answer', 'No address received from createDeposit');
    dispatch(depositSaved({ contractId, guaranteeId, transaction: deposit }));
    for (const { key } of selectIntents(getState(), 'deposit', intent)) dispatch(intentSettled(key));
    return deposit;
  };
}
