import { useState } from 'react';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { ConcernKind } from '@/domain/withdrawals/concerns';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { computeMinimumRate, computeReplacement, type ReplacementPlan } from '@/domain/withdrawals/replacement';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import type { SigningStage } from '@/lib/intent';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import type { Review } from '@/store/signing/review.thunks';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { createReplacement } from '@/store/withdrawals/replacement.thunks';

export interface Raise {
  rate: string;
  setRate: (rate: string) => void;
  /** `null` until the release is read. */
  plan: ReplacementPlan | null;
  password: string;
  setPassword: (password: string) => void;
  /** The questions that the user has to accept first, after an attempt; `null` for none. */
  review: Review<AcceptedInspection> | null;
  accepted: boolean;
  setAccepted: (accepted: boolean) => void;
  ready: boolean;
  task: AsyncTask<ErrorData>;
  /** `null` unless busy. */
  stage: SigningStage | null;
  submit: () => Promise<void>;
  /** The half-signed replacement, base64. */
  psbt: string | null;
}

const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** The form of a replacement. */
export function useRaise(
  guaranteeRef: GuaranteeRef,
  release: ReplaceableRelease | null,
  { isHeld, acceptedTerms }: TermsCheck,
): Raise {
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [review, setReview] = useState<Review<AcceptedInspection> | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [psbt, setPsbt] = useState<string | null>(null);
  const task = useTask<ErrorData>();
  const rate = typed ?? (release === null ? '' : suggestRate(release));
  const plan = release === null ? null : planAt(release, rate);
  const ready = plan?.ok === true && password !== '' && !isHeld && (review === null || accepted);

  function setRate(text: string): void {
    setTyped(text);
    // Another fee is another transaction.
    setReview(null);
    setAccepted(false);
  }

  async function submit(): Promise<void> {
    if (release === null || !plan?.ok || !ready) return;
    const { fee, amount } = plan;
    const kinds: ConcernKind[] = review?.concerns.map(({ kind }) => kind) ?? [];
    const done = await task.run((intent) =>
      dispatch(
        createReplacement(
          guaranteeRef,
          { txid: release.first.txid, fee, amount, acceptedTerms },
          password,
          kinds,
          intent,
        ),
      ),
    );
    if (done === null) return;
    setReview(done.value.kind === 'ask' ? done.value.review : null);
    setAccepted(false);
    if (done.value.kind === 'ask') return;
    setPassword('');
    setPsbt(done.value.psbt);
  }

  return {
    rate,
    setRate,
    plan,
    password,
    setPassword,
    review,
    accepted,
    setAccepted,
    ready,
    task,
    stage: task.stage,
    submit,
    psbt,
  };
}

/** The fastest rate, if nodes accept that. */
function suggestRate({ first, rates }: ReplaceableRelease): string {
  return String(Math.max(rates.fastestFee, computeMinimumRate(first)));
}

function planAt({ first, paid, rates }: ReplaceableRelease, rate: string): ReplacementPlan {
  const text = rate.trim();
  return computeReplacement(
    first,
    paid,
    DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN,
    rates.fastestFee,
  );
}
