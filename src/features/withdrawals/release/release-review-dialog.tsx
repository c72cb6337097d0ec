import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import type { Concern } from '@/domain/withdrawals/concerns';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { TermsAlarm } from '@/features/signing/terms-notice';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { Waiting } from '@/features/waiting/waiting';
import { Consent } from '@/features/withdrawals/consent';
import { Failure } from '@/features/withdrawals/failure';
import { SigningProgress } from '@/features/withdrawals/password-field';
import { PsbtSummaryView } from '@/features/withdrawals/psbt-view';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import type { SigningStage } from '@/lib/intent';
import type { AsyncTask } from '@/lib/use-task';
import type { Review } from '@/store/signing/review.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DiscardTexts } from '@/ui/dialog/discard-guard';

export interface ReleaseReviewDialogProps {
  contractId: Id;
  review: Review<AcceptedInspection>;
  balance: Sats | null;
  terms: TermsCheck;
  task: AsyncTask<ErrorData>;
  busy: boolean;
  stage: SigningStage | null;
  error: ErrorData | null;
  /** Closing this dialog would lose the input of the form. */
  discard: DiscardTexts | null;
  onAccept: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** A created withdrawal that is not what the form showed, or unusual; the user accepts it before it is signed. */
export function ReleaseReviewDialog({ contractId, review, balance, ...props }: ReleaseReviewDialogProps) {
  const { terms, task, busy, stage, error, discard, onAccept, onBack, onClose } = props;
  const { inspection, concerns } = review;
  const t = useMessages(withdrawalsMessages);
  const [acceptedConcerns, setAcceptedConcerns] = useState<readonly Concern[] | null>(null);
  const accepted = acceptedConcerns === concerns;
  const footer = (
    <>
      <Button onClick={onBack} disabled={busy}>
        {t.back}
      </Button>
      <Button
        variant="primary"
        onClick={onAccept}
        disabled={!accepted || terms.isHeld}
        busy={busy}
        busyLabel={t.signing}
      >
        {t.sign}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.reviewTitle}
      purpose={t.reviewPurpose}
      onClose={onClose}
      discard={discard}
      closable={!busy}
      footer={footer}
      size="wide"
    >
      <TermsAlarm check={terms} disabled={busy} />
      <PsbtSummaryView summary={inspection.summary} balance={balance} contractId={contractId} />
      <Verdict inspection={inspection} concerns={concerns} />
      <Consent
        concerns={concerns}
        accepted={accepted}
        onAccepted={(isAccepted) => setAcceptedConcerns(isAccepted ? concerns : null)}
        disabled={busy}
      />
      <p className="min-h-5 text-xs text-ink-faint">
        <SigningProgress stage={stage} />
      </p>
      <Waiting task={task} next="release" />
      {error !== null && <Failure error={error} />}
    </Dialog>
  );
}
