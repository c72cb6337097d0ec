import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { useAppDispatch } from '@/store/setup/hooks';
import {
  cancelWithdrawal,
  type ReleaseOrder,
  type ReleaseResult,
  release,
  releaseWithHighFee,
} from '@/store/withdrawals/release.thunks';

/** A withdrawal that waits, unsigned, for the user to accept its high fee. */
export interface ReleaseReview {
  order: ReleaseOrder;
  result: Extract<ReleaseResult, { kind: 'ask' }>;
}

export interface Release {
  /** `null`: still at the form. */
  review: ReleaseReview | null;
  busy: boolean;
  /** What it is at; `null` unless busy. */
  stage: SigningStage | null;
  error: ErrorData | null;
  submit: (order: ReleaseOrder, password: string) => Promise<void>;
  accept: (review: ReleaseReview, password: string) => Promise<void>;
  /** From the review to the form; the withdrawal is deleted. */
  back: (review: ReleaseReview) => Promise<void>;
}

/** The course of one release: create and sign, with a stop in between when the fee is high. */
export function useRelease(place: GuaranteeRef, onSigned: () => void): Release {
  const dispatch = useAppDispatch();
  const hold = useUnsigned(place);
  const [review, setReview] = useState<ReleaseReview | null>(null);
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<SigningStage | null>(null);
  const [error, setError] = useState<ErrorData | null>(null);

  function start(): void {
    setBusy(true);
    setError(null);
  }

  function rest(): void {
    setBusy(false);
    setStage(null);
  }

  function fail(failure: ErrorData): void {
    rest();
    setError(failure);
  }

  async function submit(order: ReleaseOrder, password: string): Promise<void> {
    start();
    const outcome = await dispatch(release(place, order, password, setStage));
    if (!outcome.ok) return fail(outcome.error);
    if (outcome.value.kind === 'signed') return onSigned();
    hold(outcome.value.withdrawal);
    setReview({ order, result: outcome.value });
    rest();
  }

  async function accept({ order, result }: ReleaseReview, password: string): Promise<void> {
    start();
    const outcome = await dispatch(releaseWithHighFee(place, order, result.withdrawal, password, setStage));
    if (!outcome.ok) return fail(outcome.error);
    hold(null);
    onSigned();
  }

  async function back({ result }: ReleaseReview): Promise<void> {
    start();
    const outcome = await dispatch(cancelWithdrawal(place, result.withdrawal));
    if (!outcome.ok) return fail(outcome.error);
    hold(null);
    setReview(null);
    rest();
  }

  return { review, busy, stage, error, submit, accept, back };
}

/**
 * Holds the withdrawal that was created and is not signed yet. Leaving the screen in any way deletes it at the backend:
 * nothing unsigned stays behind.
 */
function useUnsigned({ contractId, guaranteeId }: GuaranteeRef): (withdrawal: Transaction | null) => void {
  const dispatch = useAppDispatch();
  const held = useRef<Transaction | null>(null);
  const left = useRef(false);

  const discard = useCallback(() => {
    if (held.current !== null) void dispatch(cancelWithdrawal({ contractId, guaranteeId }, held.current));
    held.current = null;
  }, [dispatch, contractId, guaranteeId]);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      discard();
    };
  }, [discard]);

  return useCallback(
    (withdrawal) => {
      held.current = withdrawal;
      if (left.current) discard();
    },
    [discard],
  );
}
