import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { computeChildRate } from '@/domain/withdrawals/child-fee';
import { isSettledRelease } from '@/domain/withdrawals/release-status';
import { Failure, scrollIntoView } from '@/features/signing/failure';
import { ReturnNote } from '@/features/signing/left-return';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { type Countersign, PSBT_AREA, PsbtFields, useCountersign } from '@/features/withdrawals/replace/countersign';
import { Comparison, RaiseForm, useRaise } from '@/features/withdrawals/replace/raise';
import { ExplorerBroadcast } from '@/features/withdrawals/sign/explorer-broadcast';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useLoaded } from '@/lib/use-loaded';
import { usePolling } from '@/lib/use-polling';
import { useAppDispatch } from '@/store/core/hooks';
import type { ReplaceableRelease } from '@/store/withdrawals/first-release.thunks';
import { lookUpRelease } from '@/store/withdrawals/release-status.thunks';
import { readFirst } from '@/store/withdrawals/replacement.thunks';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { TextArea } from '@/ui/fields/text-area';
import { Tabs } from '@/ui/layout/tabs';
import { Banner } from '@/ui/message/banner';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';
import { Fact, FactList } from '@/ui/text/fact-list';

export interface ReplaceDialogProps extends GuaranteeRef {
  /** Signed by both and accepted by the network. */
  onBroadcast: (txid: string) => void;
  onClose: () => void;
}

type Way = 'create' | 'sign' | 'spend';
const WAYS: readonly Way[] = ['create', 'sign', 'spend'];

/** 'Raise the fee' of an unconfirmed release (docs/bitcoin.md#replacing-a-release). */
export function ReplaceDialog({ contractId, guaranteeId, onBroadcast, onClose }: ReplaceDialogProps) {
  const t = useMessages(replacementMessages);
  const dispatch = useAppDispatch();
  const guaranteeRef = { contractId, guaranteeId };
  const [way, setWay] = useState<Way>('create');
  const read = useLoaded((signal) => dispatch(readFirst(guaranteeRef, signal)), toIdKey(guaranteeId));
  const release = read.value?.ok ? read.value.value : null;
  const terms = useTermsCheck(contractId, 'raise-fee');
  const raise = useRaise(guaranteeRef, release, terms);
  const countersign = useCountersign(guaranteeRef, onBroadcast, terms);
  const busy = raise.signing.task.busy || countersign.signing.task.busy;
  const isConfirmed = useIsConfirmed(guaranteeRef);
  const hasInput = raise.signing.password !== '' || countersign.signing.password !== '' || countersign.text !== '';
  const isOver = isConfirmed && !busy;
  const discard = useDiscard(hasInput && !isOver);
  const active = way === 'create' ? raise : countersign;
  const canSubmit = !isOver && release !== null && way !== 'spend' && (way === 'sign' || raise.psbt === null);
  const labels = way === 'create' ? { sign: t.create, signing: t.creating } : { sign: t.sign, signing: t.signing };
  return (
    <SigningDialog
      signing={active.signing}
      title={t.title}
      purpose={t.purpose}
      onClose={onClose}
      discard={discard}
      labels={canSubmit ? { ...labels, leave: t.cancel } : { ...labels, leave: t.close, sign: null }}
      onSign={() => {
        if (canSubmit) void active.submit();
      }}
      noValidate
    >
      {isOver ? (
        <Banner tone="green">{t.confirmed}</Banner>
      ) : (
        <>
          <SlowLoad busy={read.loading} onRetry={read.reload} />
          {read.value === null && <ReleaseOutline label={t.reading} />}
          {read.value?.ok === false && <Failure error={read.value.error} onRetry={read.reload} busy={read.loading} />}
          {release !== null && (
            <Tabs
              label={t.ways}
              tabs={WAYS.map((key) => ({ key, label: t[`way-${key}`] }))}
              selected={way}
              onSelect={(key) => {
                if (!busy) setWay(key);
              }}
            >
              {way === 'create' && raise.psbt === null && (
                <RaiseForm guaranteeRef={guaranteeRef} release={release} raise={raise} />
              )}
              {way === 'create' && raise.psbt !== null && (
                <CreatedReplacement psbt={raise.psbt} txid={release.first.txid} />
              )}
              {way === 'sign' && (
                <CountersignForm
                  guaranteeRef={guaranteeRef}
                  withdrawal={release.withdrawal}
                  countersign={countersign}
                  onBroadcast={onBroadcast}
                />
              )}
              {way === 'spend' && <ChildPayment release={release} />}
            </Tabs>
          )}
        </>
      )}
    </SigningDialog>
  );
}

const INTERVAL_MS = 30_000;

/** A block has the release meanwhile: nothing is left to raise. */
function useIsConfirmed(guaranteeRef: GuaranteeRef): boolean {
  const dispatch = useAppDispatch();
  const [isConfirmed, setConfirmed] = useState(false);
  usePolling(
    async (signal) => {
      const status = await dispatch(lookUpRelease(guaranteeRef, signal));
      if (!signal.aborted) setConfirmed(isSettledRelease(status));
    },
    INTERVAL_MS,
    { enabled: !isConfirmed },
  );
  return isConfirmed;
}

function ReleaseOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonGroup>
  );
}

/** How the recipient accelerates a release alone: by spending what it pays (CPFP). */
function ChildPayment({ release: { first, rates } }: { release: ReplaceableRelease }) {
  const t = useMessages(replacementMessages);
  const rate = computeChildRate(first, rates.fastestFee);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-ink-soft">{t.spendText}</p>
      {rate === null ? (
        <p>{t.spendEnough}</p>
      ) : (
        <FactList>
          <Fact label={t.spendRate} note={t.spendBasis({ rate: rates.fastestFee })} wide>
            <strong className="text-base font-medium">{t.spendRateValue({ rate })}</strong>
          </Fact>
        </FactList>
      )}
    </div>
  );
}

interface CreatedReplacementProps {
  /** Signed by the user, base64. */
  psbt: string;
  /** Of the transaction to be replaced. */
  txid: string;
}

/** A replacement that the other party has to sign next. */
function CreatedReplacement({ psbt, txid }: CreatedReplacementProps) {
  const t = useMessages(replacementMessages);
  return (
    <div ref={scrollIntoView} className="flex scroll-mt-5 flex-col gap-4">
      <Banner tone="green">
        <p className="font-medium">{t.createdTitle}</p>
        <p>{t.createdText}</p>
      </Banner>
      <TextArea label={t.psbt} readOnly value={psbt} className={PSBT_AREA} spellCheck={false} />
      <div className="flex flex-wrap gap-3">
        <CopyButton size="sm" text={psbt}>
          {t.copy}
        </CopyButton>
        <Button size="sm" onClick={() => saveFile(`replacement-${txid.slice(0, 8)}.psbt`, toBinary(psbt))}>
          {t.save}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{t.createdLost}</p>
    </div>
  );
}

/** A file is binary (BIP174). */
function toBinary(psbt: string): Blob {
  return new Blob([Uint8Array.from(atob(psbt), (character) => character.charCodeAt(0))]);
}

interface CountersignFormProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  countersign: Countersign;
  onBroadcast: (txid: string) => void;
}

/** The replacement of the other party, compared with the first transaction, and the password. */
function CountersignForm({ guaranteeRef, withdrawal, countersign, onBroadcast }: CountersignFormProps) {
  const t = useMessages(replacementMessages);
  const { reading, readError, signing } = countersign;
  const refused = signing.task.error?.code === 'broadcast-refused';
  return (
    <div className="flex flex-col gap-4">
      <PsbtFields countersign={countersign} />
      <SlowLoad busy={countersign.loading} onRetry={countersign.reload} />
      {countersign.loading && (
        <p role="status" className="text-sm text-ink-soft">
          {t.checking}…
        </p>
      )}
      {readError !== null && <Failure error={readError} onRetry={countersign.reload} busy={countersign.loading} />}
      {reading !== null && (
        <>
          <Comparison release={reading.release} fee={reading.inspection.summary.fee} amount={reading.amount} />
          <Banner tone="green">{t.verdict}</Banner>
          {signing.question !== null && <Verdict inspection={reading.inspection} concerns={reading.concerns} />}
          <ReturnNote guaranteeRef={guaranteeRef} left={countersign.left} />
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} next="sign" />
      {refused && <p className="text-sm text-ink-soft">{t.oldNodes}</p>}
      {refused && <ExplorerBroadcast guaranteeRef={guaranteeRef} withdrawal={withdrawal} onBroadcast={onBroadcast} />}
    </div>
  );
}
