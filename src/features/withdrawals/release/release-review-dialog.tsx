import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { Sats } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';
import type { AcceptedInspection } from '@/domain/withdrawals/inspection';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { Consent, SigningOutcome, SigningProgress } from '@/features/signing/signing-fields';
import type { Signing } from '@/features/signing/use-signing';
import { PsbtSummaryView } from '@/features/withdrawals/psbt-view';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import type { Review } from '@/store/signing/review.thunks';
import { Button } from '@/ui/button/button';
import type { DiscardTexts } from '@/ui/dialog/discard-guard';

export interface ReleaseReviewDialogProps {
  contractId: Id;
  review: Review<AcceptedInspection>;
  balance: Sats | null;
  signing: Signing;
  /** Closing this dialog would lose the input of the form. */
  discard: DiscardTexts | null;
  onAccept: () => void;
  onBack: () => void;
  onClose: () => void;
}

/** A created withdrawal that is unusual or differs from the form; the user has to accept it before it is signed. */
export function ReleaseReviewDialog({ contractId, review, balance, signing, ...props }: ReleaseReviewDialogProps) {
  const { inspection, concerns } = review;
  const t = useMessages(withdrawalsMessages);
  const { busy, stage } = signing.task;
  return (
    <SigningDialog
      signing={signing}
      title={t.reviewTitle}
      purpose={t.reviewPurpose}
      onClose={props.onClose}
      discard={props.discard}
      back={
        <Button onClick={props.onBack} disabled={busy}>
          {t.back}
        </Button>
      }
      labels={{ sign: t.sign, signing: t.signing }}
      onSign={props.onAccept}
      size="wide"
    >
      <PsbtSummaryView summary={inspection.summary} balance={balance} contractId={contractId} />
      <Verdict inspection={inspection} concerns={concerns} />
      <Consent signing={signing} concerns={concerns} disabled={busy} />
      <p className="min-h-5 text-xs text-ink-faint">
        <SigningProgress stage={stage} />
      </p>
      <SigningOutcome signing={signing} next="release" />
    </SigningDialog>
  );
}
