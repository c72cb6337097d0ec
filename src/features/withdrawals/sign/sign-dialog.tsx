import { useState } from 'react';
import { useDiscard } from '@/content/use-discard';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { isFresh, isStale } from '@/domain/withdrawal/freshness';
import { maySign } from '@/domain/withdrawal/signing-form';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword } from '@/features/withdrawals/password-field';
import { SignForm } from '@/features/withdrawals/sign/sign-form';
import { useSigning } from '@/features/withdrawals/sign/use-signing';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch } from '@/store/setup/hooks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export interface SignDialogProps extends GuaranteeRef {
  /** Signed and known to the network. */
  onBroadcast: (txid: string) => void;
  /** A withdrawal that led nowhere was deleted: on to a new one. */
  onStartAgain: () => void;
  onClose: () => void;
}

/** 'Sign Transaction' (docs/specification.md#2-screens-and-routes): reads like a cheque, and signs only what may be signed (docs/bitcoin.md). */
export function SignDialog({ contractId, guaranteeId, onBroadcast, onStartAgain, onClose }: SignDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const place = { contractId, guaranteeId };
  const signing = useSigning(place, onBroadcast);
  const { inspection, freshness, withdrawal, busy, sending } = signing;
  const [password, setPassword] = useState('');
  const [accepted, setAccepted] = useState<string | null>(null);
  const txid = inspection?.summary?.txid ?? null;
  // A tick counts for the transaction that it was made on, and for no other.
  const feeAccepted = txid !== null && accepted === txid;
  const asks = inspection !== null && inspection.verdict !== 'refuse' && !isStale(freshness);
  const discard = useDiscard(password !== '' && asks && !sending);
  const ready = !sending && !isStale(freshness) && maySign(inspection, { password, feeAccepted });

  function send(): void {
    if (ready && !busy && txid !== null) void signing.sign(password, { txid, feeAccepted });
  }

  const startAgain = withdrawal !== null && freshness !== null && !isFresh(freshness) && !sending && (
    <StartAgain place={place} withdrawal={withdrawal} onStartAgain={onStartAgain} disabled={busy} />
  );
  const footer = (
    <>
      <LeaveButton onLeave={onClose} disabled={busy}>
        {sending ? t.close : t.cancel}
      </LeaveButton>
      <Button type="submit" variant="primary" disabled={!ready} busy={busy} busyLabel={t.signing}>
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
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      footer={footer}
    >
      {inspection === null && signing.readError === null && <ChequeOutline label={t.reading} />}
      {signing.readError !== null && (
        <Failure error={signing.readError} onRetry={signing.reread} busy={signing.reading} />
      )}
      {inspection !== null && (
        <SignForm
          place={place}
          inspection={inspection}
          freshness={freshness}
          asks={asks}
          password={password}
          onPassword={setPassword}
          feeAccepted={feeAccepted}
          onFeeAccepted={(yes) => setAccepted(yes ? txid : null)}
          disabled={busy || sending}
          stage={signing.stage}
          failure={signing.error}
          startAgain={startAgain}
        />
      )}
      {signing.error !== null && !isWrongPassword(signing.error) && <Failure error={signing.error} />}
      {sending && !busy && <Banner tone="blue">{t.willRetry}</Banner>}
    </Dialog>
  );
}

function ChequeOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </SkeletonGroup>
  );
}

interface StartAgainProps {
  place: GuaranteeRef;
  withdrawal: Transaction;
  /** The withdrawal is deleted: a new one can be made. */
  onStartAgain: () => void;
  disabled: boolean;
}

/** Deletes a withdrawal that leads nowhere and goes on to a new one. */
function StartAgain({ place, withdrawal, onStartAgain, disabled }: StartAgainProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorData | null>(null);

  async function start(): Promise<void> {
    setBusy(true);
    setError(null);
    const outcome = await dispatch(cancelWithdrawal(place, withdrawal));
    if (outcome.ok) return onStartAgain();
    setBusy(false);
    setError(outcome.error);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => void start()} disabled={disabled} busy={busy} busyLabel={t.deleting}>
        {t.startAgain}
      </Button>
      {error !== null && <Failure error={error} />}
    </div>
  );
}
