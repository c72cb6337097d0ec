import { useState } from 'react';
import { settings } from '@/config/settings';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { depositsMessages } from '@/content/deposits.messages';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { GuaranteeRef } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { DepositOfferView } from '@/features/deposits/deposit-offer';
import { DepositProgressView, DepositSummary, useDepositState } from '@/features/deposits/deposit-progress';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { HelpLink } from '@/features/help/help-link';
import { TermText } from '@/features/help/term';
import { useFileStatus } from '@/features/recovery/use-file-status';
import { GuaranteeName } from '@/features/signing/guarantee-name';
import { TermsAlarm } from '@/features/signing/terms-notice';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { createIntent } from '@/lib/intent';
import { useLoaded } from '@/lib/use-loaded';
import { checkServerFee } from '@/store/balances/release-fees.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

interface DepositDialogProps extends GuaranteeRef {
  onClose: () => void;
}

/** 'Deposit Address' (docs/specification.md#modals-of-the-detail-screen), with its verification and the missing amount. */
export function DepositDialog({ contractId, guaranteeId, onClose }: DepositDialogProps) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const guaranteeRef = { contractId, guaranteeId };
  const terms = useTermsCheck(contractId, 'deposit');
  const deposit = useDepositState(guaranteeRef);
  const {
    value: result,
    loading,
    reload,
  } = useLoaded(
    (signal) => dispatch(requestDeposit(guaranteeRef, createIntent(signal), terms.acceptedTerms)),
    `${toIdKey(guaranteeId)} ${terms.acceptedTerms}`,
  );
  const close = (
    // Focus on a link below what is still loading would scroll the QR code away.
    <Button onClick={onClose} data-autofocus>
      {t.close}
    </Button>
  );
  return (
    <Dialog title={t.title} onClose={onClose} footer={close} size="wide">
      <GuaranteeName {...guaranteeRef} />
      <TermsAlarm check={terms} />
      {deposit !== null && <DepositSummary state={deposit} />}
      {!terms.isHeld && (
        <>
          {result === null && <DepositWait onRetry={reload} />}
          {result?.ok === false && <DepositFailure error={result.error} busy={loading} onRetry={reload} />}
          {result?.ok === true && (
            <DepositOfferView contractId={contractId} offer={result.value} progress={deposit?.progress ?? null} />
          )}
        </>
      )}
      <DepositProgressView {...guaranteeRef} />
      {deposit?.progress?.kind === 'paid' && <RecoveryOffer contractId={contractId} />}
      {result?.ok === true && deposit?.progress?.kind !== 'paid' && <FeeWarning {...guaranteeRef} />}
      <HelpLink part="deposits" />
    </Dialog>
  );
}

/** The server is creating the address. If the user stops waiting, the next attempt finds it. */
function DepositWait({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(depositsMessages);
  const [stopped, setStopped] = useState(false);
  const task = { state: { status: stopped ? 'stopped' : 'busy' } as const, stop: () => setStopped(true) };

  function retry(): void {
    setStopped(false);
    onRetry();
  }

  if (!stopped) {
    return (
      <>
        <Waiting task={task} />
        <DepositOutline label={t.loading} />
      </>
    );
  }
  return (
    <>
      <Waiting task={task} />
      <Button onClick={retry}>{t.tryAgain}</Button>
    </>
  );
}

function DepositOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col items-center gap-4 sm:flex-row sm:flex-wrap sm:gap-x-6">
      <Skeleton className="size-[242px]" />
      <Skeleton className="mb-6 h-16 w-full sm:h-40 sm:flex-1" />
    </SkeletonGroup>
  );
}

function DepositFailure({ error, busy, onRetry }: { error: ErrorData; busy: boolean; onRetry: () => void }) {
  const t = useMessages(depositsMessages);
  const errors = useMessages(errorMessages);
  return (
    <Banner tone="red" action={{ label: t.tryAgain, onPress: onRetry, busy }}>
      {describeError(errors, error)}
    </Banner>
  );
}

/** Warns if the server expects a later release to cost far more than this app does. Nothing while that is unknown. */
function FeeWarning(guaranteeRef: GuaranteeRef) {
  const t = useMessages(depositsMessages);
  const dispatch = useAppDispatch();
  const checked = useLoaded(
    (signal) => dispatch(checkServerFee(guaranteeRef, signal)),
    toIdKey(guaranteeRef.guaranteeId),
  ).value;
  if (checked?.ok !== true || checked.value === null) return null;
  const { own, server } = checked.value;
  const text = t.feesDiffer({ server: formatBtc(server), own: formatBtc(own) });
  return (
    <Banner tone="yellow">
      <TermText word="release" text={text} />
    </Banner>
  );
}

/** Offers the recovery file below a paid deposit, until one that holds the deposit was tested: nobody knows whether the browser saved it. */
function RecoveryOffer({ contractId }: { contractId: Id }) {
  const t = useMessages(contractMenuMessages);
  const open = useOpenDialog();
  const status = useFileStatus(contractId)?.kind;
  if (status === undefined || status === 'tested') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="min-w-0 flex-1 basis-60">
        <TermText word="recovery-file" text={t.offer({ brand: settings().brand })} />
      </p>
      <Button size="sm" onClick={() => open({ kind: 'recovery' })}>
        {t.recovery}
      </Button>
    </div>
  );
}
