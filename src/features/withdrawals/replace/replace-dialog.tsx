import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef } from '@/domain/models';
import { toIdKey } from '@/domain/primitives/ids';
import { Failure } from '@/features/signing/failure';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { useTermsCheck } from '@/features/signing/use-terms-check';
import { SlowLoad } from '@/features/waiting/slow-load';
import { ChildPayment } from '@/features/withdrawals/replace/child-payment';
import { CountersignForm } from '@/features/withdrawals/replace/countersign-form';
import { CreatedReplacement } from '@/features/withdrawals/replace/created-replacement';
import { RaiseForm } from '@/features/withdrawals/replace/raise-form';
import { useCountersign } from '@/features/withdrawals/replace/use-countersign';
import { useRaise } from '@/features/withdrawals/replace/use-raise';
import { useMessages } from '@/i18n/use-messages';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { readFirst } from '@/store/withdrawals/replacement.thunks';
import { Tabs } from '@/ui/layout/tabs';
import { Skeleton, SkeletonGroup } from '@/ui/message/skeleton';

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
  const discard = useDiscard(
    raise.signing.password !== '' || countersign.signing.password !== '' || countersign.text !== '',
  );
  const active = way === 'create' ? raise : countersign;
  const canSubmit = release !== null && way !== 'spend' && (way === 'sign' || raise.psbt === null);
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
          {way === 'create' && raise.psbt === null && <RaiseForm release={release} raise={raise} />}
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
    </SigningDialog>
  );
}

function ReleaseOutline({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-56 w-full" />
    </SkeletonGroup>
  );
}
