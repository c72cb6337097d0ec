import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SigningStage } from '@/domain/withdrawal/signing-stage';
import { Failure } from '@/features/withdrawals/failure';
import type { ReleaseReview } from '@/features/withdrawals/release/use-release';
import { SigningProgress } from '@/features/withdrawals/sign/signing-progress';
import { SummaryView } from '@/features/withdrawals/summary-view';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/fields/checkbox';

export interface ReleaseReviewDialogProps {
  review: ReleaseReview;
  balance: Sats | null;
  busy: boolean;
  stage: SigningStage | null;
  error: ErrorData | null;
  onAccept: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** The stop before signing a release whose fee is high: what it is, and a tick that it is accepted. */
export function ReleaseReviewDialog(props: ReleaseReviewDialogProps) {
  const { review, balance, busy, stage, error, onAccept, onBack, onClose } = props;
  const t = useMessages(withdrawalsMessages);
  const [accepted, setAccepted] = useState(false);
  const { inspection } = review.result;
  const footer = (
    <>
      <Button onClick={onBack} disabled={busy}>
        {t.back}
      </Button>
      <Button variant="primary" onClick={onAccept} disabled={!accepted} busy={busy} busyLabel={t.signing}>
        {t.sign}
      </Button>
    </>
  );
  return (
    <Dialog title={t.reviewTitle} purpose={t.reviewPurpose} onClose={onClose} closable={!busy} footer={footer}>
      <SummaryView summary={inspection.summary} balance={balance} />
      <Verdict inspection={inspection} />
      <Checkbox
        label={t.acceptFee({ fee: inspection.summary.fee })}
        checked={accepted}
        disabled={busy}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <p className="min-h-5 text-xs text-ink-faint">
        <SigningProgress stage={stage} />
      </p>
      {error !== null && <Failure error={error} />}
    </Dialog>
  );
}
