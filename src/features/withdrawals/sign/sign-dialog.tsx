import { useDiscard } from '@/content/discard.messages';
import { withdrawalsMessages } from '@/content/withdrawals.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import type { Sats } from '@/domain/primitives/amount';
import type { ErrorData } from '@/domain/primitives/errors';
import { toConsent } from '@/domain/withdrawals/consent';
import type { PsbtSummary } from '@/domain/withdrawals/inspection';
import { summarizePayment } from '@/domain/withdrawals/payment-summary';
import { getCosignOptions } from '@/domain/withdrawals/signing';
import { findLastWithdrawal, isBroadcast } from '@/domain/withdrawals/withdrawal-stage';
import type { Paid } from '@/features/dialogs/contract-dialog';
import { Failure } from '@/features/signing/failure';
import { GuaranteeName } from '@/features/signing/guarantee-name';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad, Waiting } from '@/features/waiting/waiting';
import { FreshnessNote, PsbtSummaryView } from '@/features/withdrawals/psbt-view';
import { ExplorerBroadcast } from '@/features/withdrawals/sign/explorer-broadcast';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useTask } from '@/lib/use-task';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsSending } from '@/store/outbox/outbox.selectors';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal } from '@/store/withdrawals/release.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

export interface SignDialogProps extends GuaranteeRef {
  /** A PSBT that somebody has sent, base64; absent: the withdrawal that waits is signed. */
  file?: string | undefined;
  /** Signed and accepted by the network. */
  onBroadcast: (txid: string, paid: Paid | null) => void;
  /** The withdrawal was deleted: opens a new release. */
  onStartAgain: () => void;
  onClose: () => void;
}

/**
 * 'Sign Transaction' (docs/specification.md#modals-of-the-detail-screen): shows the inspected PSBT and signs it
 * (docs/bitcoin.md#before-signing-a-psbt).
 */
export function SignDialog({ contractId, guaranteeId, file, onBroadcast, onStartAgain, onClose }: SignDialogProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const guaranteeRef = { contractId, guaranteeId };
  const withdrawal = useAppSelector((state) => {
    const guarantee = selectGuarantee(state, guaranteeRef);
    return guarantee === null ? null : findLastWithdrawal(guarantee);
  });
  const sending = useAppSelector((state) => selectIsSending(state, withdrawal));
  const balance = useAppSelector((state) => selectKnownBalance(state, guaranteeId)?.total ?? null);
  // Reloads for another PSBT, so the one on screen is the one to be signed.
  const read = useLoaded(
    (signal) => dispatch(readWithdrawal({ ...guaranteeRef, file }, signal)),
    file ?? `${withdrawal?.id} ${withdrawal?.signedPsbt}`,
  );
  const reading = read.value?.ok ? read.value.value : null;
  const readError = read.value?.ok === false ? read.value.error : null;
  const inspection = reading?.inspection ?? null;
  const freshness = reading?.freshness ?? null;
  const { canSign, canStartAgain } = getCosignOptions({ inspection, freshness, isSending: sending });
  const isAsked = reading !== null && reading.concerns.length > 0;
  const signing = useSigning(useTermsCheck(contractId, 'sign'), {
    canSign,
    question: isAsked ? reading : null,
    isDone: sending,
  });
  const { error, busy } = signing.task;
  const discard = useDiscard(signing.password !== '' && canSign && !sending);

  /** `stays` is known of a balance from before the broadcast only. */
  function finish(txid: string, stays: Sats | null): void {
    onBroadcast(txid, toPaid(inspection?.summary ?? null, stays));
  }

  async function sign(): Promise<void> {
    if (reading === null || inspection === null || inspection.verdict === 'refuse') return;
    const stays = inspection.summary === null ? null : summarizePayment(inspection.summary, balance).stays;
    const consent = toConsent({ inspection, concerns: reading.concerns });
    await signing.sign(async ({ password, acceptedTerms }, intent) => {
      const result = await dispatch(cosign({ ...guaranteeRef, file }, password, { consent, acceptedTerms }, intent));
      if (result.ok) {
        void dispatch(refreshBalances(contractId)).catch(() => undefined);
        finish(result.value, stays);
      } else if (result.error.code === 'psbt-refused' || result.error.code === 'psbt-not-accepted') {
        read.reload();
      }
      return result;
    });
  }

  return (
    <SigningDialog
      signing={signing}
      title={t.signTitle}
      purpose={t.signPurpose}
      onClose={onClose}
      discard={discard}
      labels={{ leave: sending ? t.close : t.cancel, sign: t.sign, signing: t.signing }}
      onSign={() => void sign()}
      size="wide"
    >
      <GuaranteeName {...guaranteeRef} />
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value === null && <SummaryOutline label={t.reading} />}
      {readError !== null && <Failure error={readError} onRetry={read.reload} busy={read.loading} />}
      {inspection !== null && reading !== null && (
        <>
          {inspection.summary !== null && (
            <PsbtSummaryView
              summary={inspection.summary}
              balance={balance}
              contractId={contractId}
              speed={freshness?.speed ?? null}
              isPayable={canSign}
            />
          )}
          <Verdict inspection={inspection} concerns={reading.concerns} />
          {freshness !== null && <FreshnessNote freshness={freshness} />}
          {withdrawal !== null && file === undefined && !isBroadcast(withdrawal) && canStartAgain && (
            <StartAgain
              guaranteeRef={guaranteeRef}
              withdrawal={withdrawal}
              onStartAgain={onStartAgain}
              disabled={busy}
            />
          )}
          {canSign && <SigningFields signing={signing} disabled={busy || sending} />}
        </>
      )}
      <SigningOutcome signing={signing} />
      {sending && !busy && <Banner tone="blue">{t.willRetry}</Banner>}
      {withdrawal !== null && !busy && (sending || error?.code === 'broadcast-refused') && (
        <ExplorerBroadcast
          guaranteeRef={guaranteeRef}
          withdrawal={withdrawal}
          onBroadcast={(txid) => finish(txid, null)}
        />
      )}
    </SigningDialog>
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

interface StartAgainProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  /** The withdrawal is deleted. */
  onStartAgain: () => void;
  disabled: boolean;
}

/** Deletes a withdrawal that may never confirm, to release again. */
function StartAgain({ guaranteeRef, withdrawal, onStartAgain, disabled }: StartAgainProps) {
  const t = useMessages(withdrawalsMessages);
  const dispatch = useAppDispatch();
  const task = useTask<ErrorData>();
  const { busy, error, run } = task;

  async function start(): Promise<void> {
    const deleted = await run((intent) => dispatch(cancelWithdrawal(guaranteeRef, withdrawal, intent)));
    if (deleted !== null) onStartAgain();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => void start()} disabled={disabled} busy={busy} busyLabel={t.deleting}>
        {t.startAgain}
      </Button>
      <Waiting task={task} />
      {error !== null && <Failure error={error} />}
    </div>
  );
}

/** The payments of a transaction that was signed here, read from itself. `null`: it was not read. @param stays balance afterwards */
export function toPaid(summary: Pick<PsbtSummary, 'outputs'> | null, stays: Sats | null): Paid | null {
  if (summary === null) return null;
  const payouts = summary.outputs
    .filter(({ role }) => role !== 'change')
    .map(({ address, amount }) => ({ address, amount }));
  return { payouts, stays };
}
