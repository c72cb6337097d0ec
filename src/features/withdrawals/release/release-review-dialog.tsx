import { useState } from 'react';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Inspection } from '@/domain/withdrawal/inspection';
import type { SigningStage } from '@/domain/withdrawal/signing';
import { Failure } from '@/features/withdrawals/failure';
import { SigningProgress } from '@/features/withdrawals/password-field';
import { PsbtSummaryView, Verdict } from '@/features/withdrawals/psbt-view';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/fields/checkbox';

export interface ReleaseReviewDialogProps {
  inspection: Extract<Inspection, { verdict: 'ask' }>;
  balance: Sats | null;
  busy: boolean;
  stage: SigningStage | null;
  error: ErrorData | null;
  onAccept: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** Review of a release with a high fee, which the user has to accept before signing. */
export function ReleaseReviewDialog(props: ReleaseReviewDialogProps) {
  const { inspection, balance, busy, stage, error, onAccept, onBack, onClose } = props;
  const t = useMessages(withdrawalsMessages);
  const [accepted, setAccepted] = useState(false);
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
      <PsbtSummaryView summary={inspection.summary} balance={balance} />
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
