import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { getRecordedAmount, withPaidAmount } from '@/domain/guarantees/withdrawal-amount';
import type { Guarantee, GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import type { Consent } from '@/domain/withdrawals/consent';
import type { PaidOutput, PsbtSummary } from '@/domain/withdrawals/inspection';
import { toUnrecorded } from '@/domain/withdrawals/payouts';
import type { TransactionFacts } from '@/domain/withdrawals/replacement';
import { findLastWithdrawal, isBroadcast } from '@/domain/withdrawals/withdrawal-stage';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { getTransactionInfo } from '@/services/explorer.service';
import { toResult } from '@/store/calls/requests';
import { withTimeout } from '@/store/calls/with-timeout';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { AppThunk, RootState } from '@/store/core/store-types';
import { startRelease } from '@/store/outbox/releases';
import { broadcastRecorded } from '@/store/returns/record-return.thunks';
import type { TermsConsent } from '@/store/signing/gates';
import { type Review, readDraft, type TransactionDraft } from '@/store/signing/review.thunks';
import { createRefusal, requireComplete, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import { listReplaced, loadFirstRelease, type ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { runRelease } from '@/store/withdrawals/release-runner.thunks';

/** The transaction to sign: the guarantee's last withdrawal, or a PSBT that somebody has sent. */
export interface CosignRef extends GuaranteeRef {
  /** Base64; absent: the withdrawal. */
  file?: string | undefined;
}

/** Reads what somebody else signed from the PSBT itself, before the password is asked. */
export function inspectWithdrawal(ref: CosignRef, signal?: AbortSignal): AppThunk<Promise<Result<Review>>> {
  return (dispatch, getState) =>
    toResult('Reading the transaction', async () => {
      const draft = requireDraft(getState(), ref);
      if (ref.file !== undefined) await requireUnsent(requireGuarantee(getState(), ref), ref.file);
      return dispatch(readDraft(draft, signal));
    });
}

export interface Approval extends TermsConsent {
  consent: Consent;
}

/**
 * Adds the user's signature, finalises, broadcasts and records; resolves to the txid. Fails with `psbt-refused` if the
 * transaction is no longer the one that the user was shown, and with `release-confirmed` if the one that it replaces was mined first.
 */
export function cosign(
  ref: CosignRef,
  password: string,
  { consent, acceptedTerms }: Approval,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<string>>> {
  return (dispatch, getState) => {
    const { contractId, guaranteeId } = ref;
    const guaranteeRef = { contractId, guaranteeId };
    const request = { ...guaranteeRef, action: 'sign', acceptedTerms, password, intent } as const;
    return toResult('Signing the transaction', () =>
      dispatch(
        withSigner(request, async (signer) => {
          const draft = requireDraft(getState(), ref);
          await requireUnsent(requireGuarantee(getState(), ref), draft.psbt);
          const { withdrawal, first } = await intent.call(() => dispatch(findRecord(ref, draft)));
          const replaces = first === null ? [] : listReplaced(first);
          const kind = withdrawal === null ? ('settlement' as const) : undefined;
          let summary: PsbtSummary | null = null;
          const toRecord = (_psbt: string, signed: PsbtSummary) => {
            summary = signed;
            return withdrawal ?? toWithdrawal(guaranteeRef, signed);
          };
          const order = { ...draft, consent, isLast: true, toRecord, replaces, kind };
          const final = requireComplete(await dispatch(signTransaction(signer, order)));
          intent.progress('sending');
          if (withdrawal === null) {
            await dispatch(broadcastRecorded(guaranteeRef, { ...toPayment(summary), ...final, txids: [] }, intent));
            return final.txid;
          }
          const record = first === null ? withdrawal : toReplaced(first, toPayment(summary, first.address));
          const signed = startRelease(guaranteeRef, { state: 'recorded', key: final.txid, withdrawal: record, final });
          const { release, error } = await dispatch(runRelease(signed, { event: 'cosigned' }, { intent }));
          // Once the network has it, the record is the outbox's concern.
          if (error === null || release.state === 'broadcast') return final.txid;
          const replaced = first && (await withTimeout(getTransactionInfo(first.first.txid)).catch(() => null));
          if (replaced?.confirmed) throw new AppError('release-confirmed', `${replaces.join()} was mined first`);
          throw error.thrown;
        }),
      ),
    );
  };
}

/** Throws AppError `already-broadcast` if a record has the transaction. */
async function requireUnsent({ withdrawals }: Guarantee, psbt: string): Promise<void> {
  const facts = await (await loadBitcoin()).readTransaction(psbt, settings().network);
  const sent = withdrawals?.find(({ txid }) => txid !== null && txid === facts?.txid);
  if (sent?.txid) throw createSent(sent.txid);
}

function requireDraft(state: RootState, { file, ...guaranteeRef }: CosignRef): TransactionDraft {
  const withdrawal = findLastWithdrawal(requireGuarantee(state, guaranteeRef));
  const psbt = file ?? withdrawal?.signedPsbt ?? '';
  if (psbt === '') throw new AppError('no-psbt', 'No PSBT found for signing');
  // A file asks for nothing by itself. Nor does a release that is made again: its record is of the one before.
  if (file !== undefined || withdrawal === null || withdrawal.txid !== null)
    return { guaranteeRef, psbt, pays: null, shownFee: null };
  const { address } = withdrawal;
  // Unknown because the transaction is unreadable: the inspection says that.
  const amount = withdrawal.amount ?? getRecordedAmount(withdrawal);
  if (address === null || amount === null) {
    const field = address === null ? 'address' : 'amount';
    throw new AppError('bad-answer', `The withdrawal has no ${field}`, { field });
  }
  return { guaranteeRef, psbt, pays: { address, amount }, shownFee: null };
}

interface FoundRecord {
  /** `null`: the backend has no record of it. */
  withdrawal: Transaction | null;
  /** The unconfirmed release that it replaces. */
  first: ReplaceableRelease | null;
}

/** The backend's record of a transaction: the withdrawal that waits with it, or that of the release that it replaces. */
function findRecord({ file, ...guaranteeRef }: CosignRef, { psbt }: TransactionDraft): AppThunk<Promise<FoundRecord>> {
  return async (dispatch, getState) => {
    const withdrawal = findLastWithdrawal(requireGuarantee(getState(), guaranteeRef));
    if (withdrawal === null) return { withdrawal, first: null };
    const read = async (text: string) => (await loadBitcoin()).readTransaction(text, settings().network);
    const facts = await read(psbt);
    if (!isBroadcast(withdrawal)) {
      const waiting = withdrawal.signedPsbt === null ? null : await read(withdrawal.signedPsbt);
      return { withdrawal: waiting !== null && waiting.txid === facts?.txid ? withdrawal : null, first: null };
    }
    const first = await dispatch(loadFirstRelease(guaranteeRef)).catch((error: unknown) => {
      if (file === undefined) throw error;
      return null;
    });
    if (first !== null && first.first.txid === facts?.txid) throw createSent(facts.txid);
    if (first !== null && facts !== null && isSameRelease(first, facts))
      return { withdrawal: { ...withdrawal, txid: first.first.txid }, first };
    if (file === undefined) throw createRefusal('replaced', 'It does not replace the release');
    return { withdrawal: null, first: null };
  };
}

/** Over coins of the release, and to its destination: another payment has a record of its own. */
function isSameRelease({ first, address }: ReplaceableRelease, { outpoints, outputs }: TransactionFacts): boolean {
  const isOverItsCoins = first.outpoints.some((outpoint) => outpoints.includes(outpoint));
  return isOverItsCoins && outputs.some((output) => output.address === address);
}

function createSent(txid: string): AppError {
  return new AppError('already-broadcast', `${txid} was broadcast before`);
}

type Payment = PaidOutput & { fee: Sats };

/** The payment that a record names: the one to its address, or the first one. */
function toPayment(summary: PsbtSummary | null, to: string | null = null): Payment {
  const paid = summary?.outputs.filter(({ role }) => role === 'destination' || role === 'payee') ?? [];
  const named = paid.find((output) => output.address === to) ?? paid.find(({ role }) => role === 'destination');
  const { address = null, amount } = named ?? {};
  if (summary === null || address === null || amount === undefined)
    throw new AppError('unexpected', 'The transaction pays nobody');
  return { address, amount, fee: summary.fee };
}

function toReplaced({ withdrawal, first }: ReplaceableRelease, { amount, fee }: Payment): Transaction {
  return withPaidAmount({ ...withdrawal, txid: first.txid }, amount, fee, settings().withdrawalAmount);
}

function toWithdrawal({ guaranteeId }: GuaranteeRef, summary: PsbtSummary): Transaction {
  const { address, amount } = toPayment(summary);
  const about = { id: `file ${summary.txid}`, guaranteeId, address, amount };
  return { ...toUnrecorded(summary.txid), ...about, txid: null, status: 'pending' };
}
