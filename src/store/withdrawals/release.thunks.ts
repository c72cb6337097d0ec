import type { KeyHandle } from '@/bitcoin/api';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import { AppError, type Result } from '@/domain/primitives/errors';
import { isSameId } from '@/domain/primitives/ids';
import type { ConcernKind } from '@/domain/withdrawal/concerns';
import type { AcceptedInspection } from '@/domain/withdrawal/inspection';
import type { Watch } from '@/domain/withdrawal/signing';
import { findLastWithdrawal, isUnsigned } from '@/domain/withdrawal/withdrawal-stage';
import { requireUser } from '@/store/auth/auth.selectors';
import { toResult } from '@/store/calls/requests';
import { requireWaiting, waitFor } from '@/store/calls/stop';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import { selectIntents } from '@/store/outbox/outbox.selectors';
import { findReleases, type Release, restoreFromIntent, startRelease } from '@/store/outbox/releases';
import type { TermsConsent } from '@/store/seals/terms-check.thunks';
import type { AppThunk } from '@/store/setup/store-types';
import type { Review } from '@/store/withdrawals/concerns.thunks';
import { withOwnKey } from '@/store/withdrawals/own-key';
import { type ReleaseRun, runRelease } from '@/store/withdrawals/release-runner.thunks';
import { requireNoneWaiting, withSigningLock } from '@/store/withdrawals/signing-lock.thunks';

/*
 * The user's intents. Each enters the machine of domain/withdrawal/release-machine.ts with one event; the runner does the
 * rest.
 */

export interface ReleaseOrder {
  address: string;
  /** What reaches the destination, after the fee. */
  finalAmount: Sats;
  /** The network fee that the form showed: another one is not signed without asking. */
  fee: Sats;
  /** The mark of the terms that the user has accepted, if they asked for it. */
  acceptedTerms?: string | null;
}

/** `ask`: the user has to accept something about the transaction first; the withdrawal waits, unsigned. */
export type ReleaseResult =
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
  { onProgress = () => undefined, stop }: Watch = {},
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch, getState) =>
    toResult('Releasing the guarantee', () => {
      const consent = toConsent(order);
      const create = async (handle: KeyHandle) => {
        onProgress('creating');
        const current = await waitFor(dispatch(requireNoneWaiting(guaranteeRef)), stop);
        await dispatch(clearUnsigned(guaranteeRef, current, stop));
        requireWaiting(stop);
        const known = requireGuarantee(getState(), guaranteeRef).withdrawals.map(({ id }) => id);
        const { address, finalAmount: amount, fee: shownFee } = order;
        const idle = startRelease(guaranteeRef, { state: 'idle', address, amount, known });
        const signer = { handle, shownFee, accepted: [], consent, onProgress };
        return toReleaseResult(await dispatch(runRelease(idle, { event: 'requested' }, signer, stop)));
      };
      onProgress('opening-key');
      return dispatch(
        withSigningLock(
          guaranteeRef,
          consent,
          () => dispatch(withOwnKey(requireUser(getState()), password, create)),
          stop,
        ),
      );
    });
}

/** What the user was shown and has accepted. */
export interface AcceptedReview {
  withdrawal: Transaction;
  accepted: readonly ConcernKind[];
}

/** Continues after `ask`. If something else is unusual by now, the result is `ask` again. */
export function releaseAccepted(
  guaranteeRef: GuaranteeRef,
  order: ReleaseOrder,
  { withdrawal, accepted }: AcceptedReview,
  password: string,
  { onProgress = () => undefined, stop }: Watch = {},
): AppThunk<Promise<Result<ReleaseResult>>> {
  return (dispatch, getState) =>
    toResult('Releasing the guarantee', () => {
      const { address, finalAmount: amount, fee: shownFee } = order;
      const consent = toConsent(order);
      const sign = async (handle: KeyHandle) => {
        const review: Release = {
          ...dispatch(findRelease(guaranteeRef, withdrawal)),
          state: 'review',
          address,
          amount,
        };
        const signer = { handle, shownFee, accepted, consent, onProgress };
        return toReleaseResult(await dispatch(runRelease(review, { event: 'accepted' }, signer, stop)));
      };
      onProgress('opening-key');
      return dispatch(
        withSigningLock(
          guaranteeRef,
          consent,
          () => dispatch(withOwnKey(requireUser(getState()), password, sign)),
          stop,
        ),
      );
    });
}

/** Deletes a withdrawal that was not broadcast; `already-broadcast` when the other party has done so meanwhile. */
export function cancelWithdrawal(
  guaranteeRef: GuaranteeRef,
  withdrawal: Transaction,
  stop?: AbortSignal,
): AppThunk<Promise<Result<void>>> {
  return (dispatch) =>
    toResult('Deleting the transaction', async () => {
      const found = dispatch(findRelease(guaranteeRef, withdrawal));
      const { error } = await dispatch(runRelease(found, { event: 'cancelled' }, null, stop));
      if (error !== null) throw error.thrown;
    });
}

/** This device's release of the withdrawal, or one that the backend alone knows. */
function findRelease(guaranteeRef: GuaranteeRef, withdrawal: Transaction): AppThunk<Release> {
  return (_dispatch, getState) => {
    const [stored] = findReleases(getState().outbox.intents, withdrawal.id);
    if (stored === undefined) return startRelease(guaranteeRef, { state: 'recorded', withdrawal });
    return stored.state === 'signed' ? stored : { ...stored, state: 'review', withdrawal };
  };
}

/** One withdrawal at a time: unsigned ones give way. `current` is the backend's list. */
function clearUnsigned(
  guaranteeRef: GuaranteeRef,
  current: readonly Transaction[],
  stop?: AbortSignal,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    for (const intent of selectIntents(getState(), 'release', guaranteeRef)) {
      const unfinished = restoreFromIntent(intent);
      if (unfinished === null) continue;
      const { error } = await dispatch(runRelease(unfinished, { event: 'resumed' }, null, stop));
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
    await dispatch(
      runRelease(
        startRelease(guaranteeRef, { state: 'created', withdrawal: last }),
        { event: 'abandoned' },
        null,
        stop,
      ),
    );
  };
}

function toConsent({ acceptedTerms }: ReleaseOrder): TermsConsent {
  return { action: 'release', acceptedTerms };
}

/** A signature that could not be saved yet counts as given: the outbox saves it. */
function toReleaseResult({ release: { state, withdrawal }, review, error }: ReleaseRun): ReleaseResult {
  if (withdrawal !== null && (state === 'signed' || state === 'recorded')) return { kind: 'signed', withdrawal };
  if (withdrawal !== null && state === 'review' && review) return { kind: 'ask', withdrawal, review };
  throw error?.thrown ?? new AppError('unexpected', `The release ended ${state}`);
}
