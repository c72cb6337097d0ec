import { type FormEvent, useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { Concern } from '@/domain/withdrawals/concerns';
import { getSigningOptions } from '@/domain/withdrawals/signing';
import { TermsAlarm, TermsLine } from '@/features/signing/terms-notice';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword } from '@/features/withdrawals/password-field';
import { ExplorerBroadcast } from '@/features/withdrawals/sign/explorer-broadcast';
import { SignForm, StartAgain } from '@/features/withdrawals/sign/sign-form';
import { useSigning } from '@/features/withdrawals/sign/use-signing';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export interface SignDialogProps extends GuaranteeRef {
  /** Signed and accepted by the network. */
  onBroadcast: (txid: string) => void;
  /** The withdrawal was deleted: opens a new release. */
  onStartAgain: () => void;
  onClose: () => void;
}

/**
 * 'Sign Transaction' (docs/specification.md#modals-of-the-detail-screen): shows the inspected PSBT and signs it
 * (docs/bitcoin.md#before-signing-a-psbt).
 */
export function SignDialog({ contractId, guaranteeId, onBroadcast, onStartAgain, onClose }: SignDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const guaranteeRef = { contractId, guaranteeId };
  const signing = useSigning(guaranteeRef, onBroadcast);
  const { inspection, concerns, freshness, withdrawal, busy, sending } = signing;
  const terms = useTermsCheck(contractId, 'sign');
  const [password, setPassword] = useState('');
  const [acceptedReading, setAcceptedReading] = useState<readonly Concern[] | null>(null);
  const txid = inspection?.summary?.txid ?? null;
  // Holds for what is on screen only: another reading may bring another transaction, or other concerns.
  const accepted = acceptedReading === concerns;
  const options = getSigningOptions({ password, accepted }, { inspection, concerns, freshness, isSending: sending });
  const discard = useDiscard(password !== '' && options.canAsk && !sending);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!options.canSubmit || terms.isHeld || busy || txid === null) return;
    const { acceptedTerms } = terms;
    void signing.sign(password, { txid, accepted: concerns.map(({ kind }) => kind), acceptedTerms });
  }

  const footer = (
    <>
      <LeaveButton onLeave={onClose} disabled={busy}>
        {sending ? t.close : t.cancel}
      </LeaveButton>
      <Button
        type="submit"
        variant="primary"
        disabled={!options.canSubmit || terms.isHeld}
        busy={busy}
        busyLabel={t.signing}
      >
        {t.sign}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t.signTitle}
      purpose={t.signPurpose}
      onClose={onClose}
      discard={discard}
      closable={!busy}
      onSubmit={submit}
      footer={footer}
      size="wide"
    >
      <TermsAlarm check={terms} disabled={busy} />
      <SlowLoad busy={signing.reading} onRetry={signing.reread} />
      {inspection === null && signing.readError === null && <SummaryOutline label={t.reading} />}
      {signing.readError !== null && (
        <Failure error={signing.readError} onRetry={signing.reread} busy={signing.reading} />
      )}
      {inspection !== null && (
        <SignForm
          guaranteeRef={guaranteeRef}
          inspection={inspection}
          concerns={concerns}
          freshness={freshness}
          canAsk={options.canAsk}
          password={password}
          onPassword={setPassword}
          accepted={accepted}
          onAccepted={(isAccepted) => setAcceptedReading(isAccepted ? concerns : null)}
          disabled={busy || sending}
          terms={<TermsLine check={terms} />}
          stage={signing.stage}
          failure={signing.error}
        >
          {withdrawal !== null && options.canStartAgain && (
            <StartAgain
              guaranteeRef={guaranteeRef}
              withdrawal={withdrawal}
              onStartAgain={onStartAgain}
              disabled={busy}
            />
          )}
        </SignForm>
      )}
      <Waiting task={signing.task} next="sign" />
      {signing.error !== null && !isWrongPassword(signing.error) && <Failure error={signing.error} />}
      {sending && !busy && <Banner tone="blue">{t.willRetry}</Banner>}
      {withdrawal !== null && !busy && (sending || signing.error?.code === 'broadcast-refused') && (
        <ExplorerBroadcast guaranteeRef={guaranteeRef} withdrawal={withdrawal} onBroadcast={onBroadcast} />
      )}
    </Dialog>
  );
}

function SummaryOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}
