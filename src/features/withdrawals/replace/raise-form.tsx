import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef } from '@/domain/models';
import { computeMinimumRate, type ReplacementPlan } from '@/domain/withdrawals/replacement';
import { ReturnNote } from '@/features/signing/left-return';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { Comparison } from '@/features/withdrawals/replace/comparison';
import type { Raise } from '@/features/withdrawals/replace/use-raise';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { TextField } from '@/ui/fields/text-field';

export interface RaiseFormProps {
  guaranteeRef: GuaranteeRef;
  release: ReplaceableRelease;
  raise: Raise;
}

/** The new fee rate, what it changes, and the password. */
export function RaiseForm({ guaranteeRef, release, raise }: RaiseFormProps) {
  const t = useMessages(replacementMessages);
  const { plan, review, signing } = raise;
  const { first, rates } = release;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t.explain}</p>
      <TextField
        label={t.rateField}
        hint={t.rateHint({ rate: (first.fee / first.vsize).toFixed(1), fastest: rates.fastestFee })}
        error={useIssueText(release, plan)}
        suffix={<span className="pr-2">sat/vB</span>}
        inputMode="decimal"
        autoComplete="off"
        value={raise.rate}
        disabled={signing.task.busy}
        onChange={(event) => raise.setRate(event.target.value)}
      />
      <Comparison release={release} fee={plan?.ok ? plan.fee : null} amount={plan?.ok ? plan.amount : null} />
      {review !== null && <Verdict inspection={review.inspection} concerns={review.concerns} />}
      <ReturnNote guaranteeRef={guaranteeRef} left={raise.left} />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </div>
  );
}

function useIssueText({ first }: ReplaceableRelease, plan: ReplacementPlan | null): string | null {
  const t = useMessages(replacementMessages);
  if (plan === null || plan.ok) return null;
  const { issue } = plan;
  return issue === 'fee-too-low' ? t['issue-fee-too-low']({ rate: computeMinimumRate(first) }) : t[`issue-${issue}`];
}
