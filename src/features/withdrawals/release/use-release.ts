import { useCallback, useEffect, useRef, useState } from 'react';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { toConsent } from '@/domain/withdrawals/consent';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { type Signing, useSigning } from '@/features/signing/use-signing';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { useAppDispatch } from '@/store/core/hooks';
import type { Review } from '@/store/signing/review.thunks';
import {
  cancelWithdrawal,
  type ReleaseOrder,
  type ReleaseResult,
  release,
  releaseAccepted,
} from '@/store/withdrawals/release.thunks';

/** The release that the form requests. */
export type ReleaseRequest = Omit<ReleaseOrder, 'acceptedTerms'>;

/** An unsigned withdrawal that the user has to review and accept. */
export interface ReleaseReview {
  request: ReleaseRequest;
  withdrawal: Transaction;
  review: Review<AcceptedInspection>;
}

export interface ReleaseControl {
  signing: Signing;
  /** `null` while the form is shown. */
  review: ReleaseReview | null;
  /** The signed transaction that the server did not take. */
  unsaved: { psbt: string; error: ErrorData } | null;
  submit: (request: ReleaseRequest) => Promise<void>;
  accept: (review: ReleaseReview) => Promise<void>;
  /** Returns to the form and deletes the withdrawal. */
  back: (review: ReleaseReview) => Promise<void>;
}

/**
 * Creates and signs a withdrawal, with a review in between if something about it is unexpected.
 * @param isFilled the form can be submitted
 */
export function useRelease(
  guaranteeRef: GuaranteeRef,
  terms: TermsCheck,
  isFilled: boolean,
  onSigned: () => void,
): ReleaseControl {
  const dispatch = useAppDispatch();
  const setUnsigned = useDiscardOnLeave(guaranteeRef);
  const [review, setReview] = useState<ReleaseReview | null>(null);
  const [unsaved, setUnsaved] = useState<ReleaseControl['unsaved']>(null);
  const signing = useSigning(terms, { canSign: review !== null || isFilled, question: review?.review ?? null });

  function finish(outcome: Exclude<ReleaseResult, { kind: 'ask' }>): void {
    setUnsigned(null);
    if (outcome.kind === 'signed') onSigned();
    else setUnsaved(outcome);
  }

  async function submit(request: ReleaseRequest): Promise<void> {
    await signing.sign(async ({ password, acceptedTerms }, intent) => {
      const result = await dispatch(release(guaranteeRef, { ...request, acceptedTerms }, password, intent));
      if (!result.ok) return result;
      if (result.value.kind === 'ask') {
        const { withdrawal, review } = result.value;
        setUnsigned(withdrawal);
        setReview({ request, withdrawal, review });
      } else finish(result.value);
      return result;
    });
  }

  async function accept({ request, withdrawal, review }: ReleaseReview): Promise<void> {
    const consent = toConsent(review);
    await signing.sign(async ({ password, acceptedTerms }, intent) => {
      const order = { ...request, acceptedTerms };
      const result = await dispatch(releaseAccepted(guaranteeRef, order, { withdrawal, consent }, password, intent));
      if (!result.ok) return result;
      // Another concern has appeared meanwhile.
      if (result.value.kind === 'ask') setReview({ request, withdrawal, review: result.value.review });
      else finish(result.value);
      return result;
    });
  }

  async function back({ withdrawal }: ReleaseReview): Promise<void> {
    const deleted = await signing.task.run((intent) => dispatch(cancelWithdrawal(guaranteeRef, withdrawal, intent)));
    if (deleted === null) return;
    setUnsigned(null);
    setReview(null);
  }

  return { signing, review, unsaved, submit, accept, back };
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
