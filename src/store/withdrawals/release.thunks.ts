import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { convertWithdrawalAmount } from '@/domain/guarantees/withdrawal-amount';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { type Sats, sumAmounts, toSats } from '@/domain/primitives/amount';
import { AppError, type ErrorData, type Result } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { Consent } from '@/domain/withdrawals/consent';
import type { AcceptedInspection, PaidOutput } from '@/domain/withdrawals/inspection';
import type { ReleaseEvent } from '@/domain/withdrawals/release-machine';
import { DUST } from '@/domain/withdrawals/replacement';
import { findLastWithdrawal, isBroadcast, isUnsigned } from '@/domain/withdrawals/withdrawal-stage';
import { BACKGROUND, type Intent } from '@/lib/intent';
import { listCurrentWithdrawals } from '@/services/current-withdrawals.service';
import { toResult } from '@/store/calls/requests';
import { requireContract, requireGuarantee } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { findReleases, type Release, restoreFromIntent, startRelease } from '@/store/outbox/releases';
import { loadProvenCoins } from '@/store/returns/load-coins.thunks';
import { selectDepositKeys } from '@/store/returns/returns.selectors';
import type { TermsConsent } from '@/store/signing/gates';
import type { Review } from '@/store/signing/review.thunks';
import { createRefusal, withSigner } from '@/store/signing/sign.thunks';
import type { OwnRelease } from '@/store/withdrawals/release-report';
import { type ReleaseRun, runRelease } from '@/store/withdrawals/release-runner.thunks';

/*
 * The actions that the user starts. Each enters the machine of domain/withdrawals/release-machine.ts with one event; the runner does the
 * rest.
 */

export interface ReleaseOrder extends TermsConsent {
  address: string;
  /** The amount that reaches the destination, after the fee. */
  finalAmount: Sats;
  /** The network fee that the form showed: a different fee is not signed without asking. */
  fee: Sats;
  /** The second payee; absent or `null`: there is none, and the backend builds the transaction. */
  second?: PaidOutput | null;
}

/**
 * - `ask`: the user has to accept something about the transaction first; the withdrawal waits, unsigned
 * - `unsaved`: signed, and refused by a backend that takes no transaction but its own
 */
export type ReleaseResult =
  | { kind: 'unsaved'; psbt: string; error: ErrorData }
  | { kind: 'signed'; withdrawal: Transaction }
  | { kind: 'ask'; withdrawal: Transaction; review: Review<AcceptedInspection> };

/**
 * Creates a withdrawal and signs it (docs/specification.md#withdrawal-flow). The key is opened first, so that a wrong
 * password leaves nothing behind; a withdrawal that ends up unsigned is deleted again.
 */
export function release(
  guaranteeRef: GuaranteeRef,
  order: ReleaseOrder,
  password: string,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch, getState) =>
    dispatch(
      enterMachine(guaranteeRef, order, password, intent, async () => {
        intent.progress('creating');
        const current = await intent.call(() => dispatch(requireNoneWaiting(guaranteeRef)));
        await dispatch(clearUnsigned(guaranteeRef, current, intent));
        intent.requireWaiting();
        const { withdrawals } = requireGuarantee(getState(), guaranteeRef);
        const known = [...current, ...(withdrawals ?? [])].map(({ id }) => id);
        const start = startRelease(guaranteeRef, { state: 'idle', known });
        return { start, event: 'requested', consent: null };
      }),
    );
}

/** The withdrawal under review. */
export interface AcceptedReview {
  withdrawal: Transaction;
  consent: Consent;
}

/** Continues after `ask`. If there is a new concern, the result is `ask` again. */
export function releaseAccepted(
  guaranteeRef: GuaranteeRef,
  order: ReleaseOrder,
  { withdrawal, consent }: AcceptedReview,
  password: string,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch) =>
    dispatch(
      enterMachine(guaranteeRef, order, password, intent, async () => {
        const start: Release = { ...dispatch(findRelease(guaranteeRef, withdrawal)), state: 'review' };
        return { start, event: 'accepted', consent };
      }),
    );
}

interface Entry {
  start: Release;
  event: ReleaseEvent;
  /** `null` if only the form was shown. */
  consent: Consent | null;
}

/** Enters the machine with the user's order. @param prepare runs once the key is open */
function enterMachine(
  guaranteeRef: GuaranteeRef,
  { address, finalAmount, fee: shownFee, second = null, acceptedTerms }: ReleaseOrder,
  password: string,
  intent: Intent,
  prepare: () => Promise<Entry>,
): AppThunk<Promise<Result<ReleaseResult>>> {
  const request = { ...guaranteeRef, action: 'release', acceptedTerms, password, intent } as const;
  return (dispatch) =>
    toResult('Releasing the guarantee', () =>
      dispatch(
        withSigner(request, async (signer) => {
          const { start, event, consent } = await prepare();
          const amount = convertWithdrawalAmount(finalAmount, 'recorded', shownFee, settings().withdrawalAmount);
          const payees = second && ([{ address, amount: finalAmount }, second] as const);
          const own = payees && (await dispatch(buildSplit(guaranteeRef, payees, shownFee, intent)));
          const context = { signing: { signer, shownFee, consent, own }, intent };
          return toReleaseResult(await dispatch(runRelease({ ...start, address, amount }, { event }, context)), own);
        }),
      ),
    );
}

/** Deletes a withdrawal that was not broadcast; `already-broadcast` when the other party has done so meanwhile. */
export function cancelWithdrawal(
  guaranteeRef: GuaranteeRef,
  withdrawal: Transaction,
  intent: Intent = BACKGROUND,
): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Deleting the transaction', async () => {
      const found = dispatch(findRelease(guaranteeRef, withdrawal));
      const { error } = await dispatch(runRelease(found, { event: 'cancelled' }, { intent }));
      if (error !== null) throw error.thrown;
    });
}

/** This device's release of the withdrawal, or a release known only to the backend. */
function findRelease(guaranteeRef: GuaranteeRef, withdrawal: Transaction): AppThunk<Release> {
  return (_dispatch, getState) => {
    const [stored] = findReleases(getState().outbox.intents, withdrawal.id);
    if (stored === undefined) return startRelease(guaranteeRef, { state: 'recorded', withdrawal });
    return stored.state === 'signed' ? stored : { ...stored, state: 'review', withdrawal };
  };
}

/**
 * Fetches the withdrawals and requires that none is signed and waiting: another tab or device may have signed one, and of
 * two transactions over the same outputs only one can be mined. Throws `withdrawal-waiting`.
 */
function requireNoneWaiting(guaranteeRef: GuaranteeRef): AppThunk<Promise<Transaction[]>> {
  return async (dispatch) => {
    const withdrawals = await listCurrentWithdrawals(guaranteeRef);
    const last = findLastWithdrawal({ withdrawals });
    if (last === null || isUnsigned(last) || isBroadcast(last)) return withdrawals;
    dispatch(withdrawalSaved({ ...guaranteeRef, transaction: last }));
    throw new AppError('withdrawal-waiting', 'A signed withdrawal of the guarantee is under way', { id: last.id });
  };
}

/** One withdrawal at a time: unsigned ones are deleted. `current` is the backend's list. */
function clearUnsigned(
  guaranteeRef: GuaranteeRef,
  current: readonly Transaction[],
  intent: Intent,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const stored of selectIntents(getState(), 'release', guaranteeRef)) {
      const unfinished = restoreFromIntent(stored);
      if (unfinished === null) continue;
      const { error } = await dispatch(runRelease(unfinished, { event: 'resumed' }, { intent }));
      if (error !== null) throw error.thrown;
    }
    const last = findLastWithdrawal(requireGuarantee(getState(), guaranteeRef));
    if (last === null || !isUnsigned(last)) return;
    const now = current.find(({ id }) => isSameId(id, last.id));
    if (now !== undefined && !isUnsigned(now)) {
      dispatch(withdrawalSaved({ ...guaranteeRef, transaction: now }));
      return;
    }
    // If the deletion fails, the outbox tries again; the new release does not wait for it.
    const created = startRelease(guaranteeRef, { state: 'created', withdrawal: last });
    await dispatch(runRelease(created, { event: 'abandoned' }, { intent }));
  };
}

/** A signature that could not be saved yet counts as given: the outbox saves it. */
function toReleaseResult(
  { release: { state, withdrawal }, review, error }: ReleaseRun,
  own: OwnRelease | null,
): ReleaseResult {
  if (withdrawal !== null && (state === 'signed' || state === 'recorded')) return { kind: 'signed', withdrawal };
  if (withdrawal !== null && state === 'review' && review) return { kind: 'ask', withdrawal, review };
  const psbt = withdrawal?.signedPsbt ?? null;
  if (own !== null && psbt !== null && error?.data.code === 'record-refused')
    return { kind: 'unsaved', psbt, error: error.data };
  throw error?.thrown ?? new AppError('unexpected', `The release ended ${state}`);
}

/**
 * Builds a release with two payees over all coins of the guarantee; the rest returns to the address of the first coin
 * (docs/bitcoin.md#a-release-with-two-payees). Throws `psbt-refused` if the coins no longer cover it, and the errors of loading them.
 */
function buildSplit(
  guaranteeRef: GuaranteeRef,
  [first, second]: readonly [PaidOutput, PaidOutput],
  fee: Sats,
  intent: Intent,
): AppThunk<Promise<OwnRelease>> {
  return async (dispatch, getState) => {
    const { coins, waiting } = await intent.call(() => dispatch(loadProvenCoins(guaranteeRef, intent.signal)));
    const keys = selectDepositKeys(getState(), requireContract(getState(), guaranteeRef.contractId));
    if (keys === null) throw new AppError('keys-changed', 'A key of the contract is unknown');
    const spent = [...coins, ...waiting];
    const [coin] = spent;
    const rest = toSats((sumAmounts(spent.map(({ value }) => value)) ?? 0) - first.amount - second.amount - fee);
    if (coin === undefined || rest === null) throw createRefusal('replaced', 'The coins do not cover the release');
    const outputs = [
      ...[first, second].map(({ address, amount: value }) => ({ address, value })),
      ...(rest > DUST ? [{ address: coin.address, value: rest }] : []),
    ];
    const { psbt } = await (await loadBitcoin()).buildSpend({ coins: spent, outputs, locktime: 0, keys });
    return { psbt, payees: [second] };
  };
}
