import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { SigningStage } from '@/domain/withdrawal/signing';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/setup/hooks';
import { cancelWithdrawal, type ReleaseOrder, release, releaseWithHighFee } from '@/store/withdrawals/release.thunks';

/** An unsigned withdrawal whose high fee the user has to accept. */
export interface ReleaseReview {
  order: ReleaseOrder;
  withdrawal: Transaction;
  inspection: Extract<Inspection, { verdict: 'ask' }>;
}

export interface Release {
  /** `null` while the form is shown. */
  review: ReleaseReview | null;
  busy: boolean;
  /** `null` unless busy. */
  stage: SigningStage | null;
  error: ErrorData | null;
  submit: (order: ReleaseOrder, password: string) => Promise<void>;
  accept: (review: ReleaseReview, password: string) => Promise<void>;
  /** Returns to the form and deletes the withdrawal. */
  back: (review: ReleaseReview) => Promise<void>;
}

/** Creates and signs a withdrawal, with a review in between when the fee is high. */
export function useRelease(guaranteeRef: GuaranteeRef, onSigned: () => void): Release {
  const dispatch = useAppDispatch();
  const setUnsigned = useDiscardOnLeave(guaranteeRef);
  const [review, setReview] = useState<ReleaseReview | null>(null);
  const { busy, error, run } = useTask<ErrorData>();
  const [stage, setStage] = useState<SigningStage | null>(null);

  async function submit(order: ReleaseOrder, password: string): Promise<void> {
    await run(async () => {
      const result = await dispatch(release(guaranteeRef, order, password, setStage));
      setStage(null);
      if (!result.ok) return result;
      if (result.value.kind === 'signed') {
        onSigned();
      } else {
        const { withdrawal, inspection } = result.value;
        setUnsigned(withdrawal);
        setReview({ order, withdrawal, inspection });
      }
      return result;
    });
  }

  async function accept({ order, withdrawal }: ReleaseReview, password: string): Promise<void> {
    await run(async () => {
      const result = await dispatch(releaseWithHighFee(guaranteeRef, order, withdrawal, password, setStage));
      setStage(null);
      if (!result.ok) return result;
      setUnsigned(null);
      onSigned();
      return result;
    });
  }

  async function back({ withdrawal }: ReleaseReview): Promise<void> {
    const deleted = await run(() => dispatch(cancelWithdrawal(guaranteeRef, withdrawal)));
    if (deleted === null) return;
    setUnsigned(null);
    setReview(null);
  }

  return { review, busy, stage, error, submit, accept, back };
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
