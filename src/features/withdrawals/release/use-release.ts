import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import type { SigningStage } from '@/lib/intent';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import type { Review } from '@/store/signing/review.thunks';
import { cancelWithdrawal, type ReleaseOrder, release, releaseAccepted } from '@/store/withdrawals/release.thunks';

/** An unsigned withdrawal that the user has to look at and accept. */
export interface ReleaseReview {
  order: ReleaseOrder;
  withdrawal: Transaction;
  review: Review<AcceptedInspection>;
}

export interface ReleaseControl {
  /** `null` while the form is shown. */
  review: ReleaseReview | null;
  task: AsyncTask<ErrorData>;
  busy: boolean;
  /** `null` unless busy. */
  stage: SigningStage | null;
  error: ErrorData | null;
  submit: (order: ReleaseOrder, password: string) => Promise<void>;
  /** @param acceptedTerms the mark of the terms that the user has accepted */
  accept: (review: ReleaseReview, password: string, acceptedTerms: string | null) => Promise<void>;
  /** Returns to the form and deletes the withdrawal. */
  back: (review: ReleaseReview) => Promise<void>;
}

/** Creates and signs a withdrawal, with a review in between when something about it is unexpected. */
export function useRelease(guaranteeRef: GuaranteeRef, onSigned: () => void): ReleaseControl {
  const dispatch = useAppDispatch();
  const setUnsigned = useDiscardOnLeave(guaranteeRef);
  const [review, setReview] = useState<ReleaseReview | null>(null);
  const task = useTask<ErrorData>();
  const { busy, stage, error, run } = task;

  async function submit(order: ReleaseOrder, password: string): Promise<void> {
    await run(async (intent) => {
      const result = await dispatch(release(guaranteeRef, order, password, intent));
      if (!result.ok) return result;
      if (result.value.kind === 'signed') {
        onSigned();
      } else {
        const { withdrawal, review } = result.value;
        setUnsigned(withdrawal);
        setReview({ order, withdrawal, review });
      }
      return result;
    });
  }

  async function accept(
    { order: submitted, withdrawal, review: shown }: ReleaseReview,
    password: string,
    acceptedTerms: string | null,
  ): Promise<void> {
    const order = { ...submitted, acceptedTerms };
    const accepted = shown.concerns.map(({ kind }) => kind);
    await run(async (intent) => {
      const result = await dispatch(releaseAccepted(guaranteeRef, order, { withdrawal, accepted }, password, intent));
      if (!result.ok) return result;
      if (result.value.kind === 'signed') {
        setUnsigned(null);
        onSigned();
      } else {
        // Something else is unusual by now.
        setReview({ order, withdrawal, review: result.value.review });
      }
      return result;
    });
  }

  async function back({ withdrawal }: ReleaseReview): Promise<void> {
    const deleted = await run((intent) => dispatch(cancelWithdrawal(guaranteeRef, withdrawal, intent)));
    if (deleted === null) return;
    setUnsigned(null);
    setReview(null);
  }

  return { review, task, busy, stage, error, submit, accept, back };
}

/** Deletes the unsigned withdrawal that was last set, if any, when the component unmounts. */
function useDiscardOnLeave({ contractId, guaranteeId }: GuaranteeRef): (withdrawal: Transaction | null) => void {
  const dispatch = useAppDispatch();
  const unsigned = useRef<Transaction | null>(null);
  const hasLeft = useRef(false);

  const discard = useCallback(() => {
    if (unsigned.current !== null) void dispatch(cancelWithdrawal({ contractId, guaranteeId }, unsigned.current));
    unsigned.current = null;
  }, [dispatch, contractId, guaranteeId]);

  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      discard();
    };
  }, [discard]);

  return useCallback(
    (withdrawal) => {
      unsigned.current = withdrawal;
      // The release may end after the user has left.
      if (hasLeft.current) discard();
    },
    [discard],
  );
}
