import type { GuaranteeRef, Transaction } from '@/domain/models';
import { type ErrorData, toErrorData } from '@/domain/primitives/errors';
import { type ReleaseEvent, transitionOn } from '@/domain/withdrawals/release-machine';
import { BACKGROUND } from '@/lib/intent';
import { logger } from '@/lib/logger';
import { isSameUser, selectUser } from '@/store/auth/auth.selectors';
import { withdrawalSaved } from '@/store/contracts/contracts.slice';
import type { AppThunk } from '@/store/core/store-types';
import { broadcastPrepared, broadcastSettled, intentNoted, intentSettled } from '@/store/outbox/outbox.slice';
import { findReleases, type Release, startRelease } from '@/store/outbox/releases';
import { claimWork, endWork, markUnanswered } from '@/store/outbox/work.thunks';
import { RELEASE_EFFECTS } from '@/store/withdrawals/release-effects.thunks';
import type { Report, RunContext } from '@/store/withdrawals/release-report';

/** The result of a run. */
export interface ReleaseRun {
  release: Release;
  /** The first error on the way; `null` when there was none. */
  error: { thrown: unknown; data: ErrorData } | null;
  review: Report['review'] | null;
}

/** These begin a release on this page: while it runs, neither the retries of this page nor another tab touch it. */
const CLAIMS: readonly ReleaseEvent[] = ['requested', 'cosigned'];

/**
 * Takes a release through its transitions until it rests, or until another user is signed in, since then none of its
 * data may be stored. Never rejects: errors are part of the run.
 */
export function runRelease(
  start: Release,
  report: Report,
  context: RunContext = { intent: BACKGROUND },
): AppThunk<Promise<ReleaseRun>> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (CLAIMS.includes(report.event)) dispatch(claimWork(start.key));
    let run: ReleaseRun = { release: start, error: null, review: null };
    let latest = report;
    while (isSameUser(selectUser(getState()), user)) {
      const { to, effect } = transitionOn(run.release.state, latest.event);
      run = {
        release: { ...run.release, ...latest.changes, state: to },
        error: run.error ?? describeError(latest),
        review: latest.review ?? null,
      };
      dispatch(storeRelease(run.release));
      dispatch(deleteTwins(start, latest.twins ?? []));
      if (effect === null) break;
      const { release } = run;
      latest = await dispatch(RELEASE_EFFECTS[effect](release, context)).catch((error) => ({
        event: 'lost',
        error,
      }));
    }
    const isLate = latest.late !== undefined && isSameUser(selectUser(getState()), user);
    if (isLate && latest.late !== undefined) dispatch(awaitLateAnswer(run.release, latest.late));
    // A release under review stays claimed until the user decides; resuming claims nothing.
    else if (run.release.state !== 'review' && report.event !== 'resumed') dispatch(endWork(start.key));
    return run;
  };
}

/** Withdrawals that the browser's repetition of a request created. The outbox keeps them until they are deleted. */
function deleteTwins(guaranteeRef: GuaranteeRef, twins: readonly Transaction[]): AppThunk<void> {
  return (dispatch) => {
    for (const withdrawal of twins) {
      const twin = startRelease(guaranteeRef, { state: 'created', withdrawal });
      void dispatch(runRelease(twin, { event: 'abandoned' }));
    }
  };
}

/** The user was told that no answer came, so a withdrawal that arrives late is deleted. */
function awaitLateAnswer(release: Release, answer: NonNullable<Report['late']>): AppThunk<void> {
  return (dispatch, getState) => {
    const user = selectUser(getState());
    dispatch(markUnanswered(release.key));
    answer
      .then((withdrawal) => {
        if (!isSameUser(selectUser(getState()), user)) {
          logger.info('A late answer came after the session that it belongs to');
          return undefined;
        }
        const changes = { withdrawal, withdrawalId: withdrawal.id };
        return dispatch(runRelease(release, { event: 'created-late', changes }));
      })
      .catch((error) => logger.info(`A late answer: ${toErrorData(error).message}`))
      .finally(() => dispatch(endWork(release.key)));
  };
}

function describeError({ event, error: thrown }: Report): ReleaseRun['error'] {
  if (thrown === undefined) return null;
  const data = toErrorData(thrown);
  logger.error(`A release was interrupted (${event}): ${data.message}`);
  return { thrown, data };
}

/** Keeps the state in the outbox, which storage follows, so that a reload resumes it. */
function storeRelease(release: Release): AppThunk<void> {
  return (dispatch, getState) => {
    const { state, key, contractId, guaranteeId, withdrawal, final } = release;
    const guaranteeRef = { contractId, guaranteeId };
    switch (state) {
      case 'creating':
      case 'created':
      case 'review': {
        const { address, amount, known, withdrawalId } = release;
        dispatch(intentNoted({ kind: 'release', key, ...guaranteeRef, address, amount, known, withdrawalId }));
        break;
      }
      case 'signed':
        if (withdrawal === null) break;
        dispatch(intentNoted({ kind: 'signature', key, ...guaranteeRef, withdrawal }));
        dispatch(withdrawalSaved({ ...guaranteeRef, transaction: withdrawal }));
        break;
      case 'sending':
      case 'broadcast':
        if (withdrawal === null || final === null) break;
        dispatch(
          broadcastPrepared({
            ...guaranteeRef,
            withdrawal,
            ...final,
            // The outbox names the last step that is done, the machine the one that is under way.
            stage: state === 'sending' ? 'signed' : 'broadcast',
          }),
        );
        break;
      case 'recorded':
      case 'idle':
        if (final !== null) dispatch(broadcastSettled(final.txid));
        dispatch(intentSettled(key));
        if (state === 'recorded' || final !== null || release.withdrawalId === null) break;
        for (const other of findReleases(getState().outbox.intents, release.withdrawalId)) {
          dispatch(intentSettled(other.key));
        }
    }
  };
}
