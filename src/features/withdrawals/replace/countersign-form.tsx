import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { Failure } from '@/features/signing/failure';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Comparison } from '@/features/withdrawals/replace/comparison';
import { PsbtFields } from '@/features/withdrawals/replace/psbt-fields';
import type { Countersign } from '@/features/withdrawals/replace/use-countersign';
import { ExplorerBroadcast } from '@/features/withdrawals/sign/explorer-broadcast';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

export interface CountersignFormProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  countersign: Countersign;
  onBroadcast: (txid: string) => void;
}

/** The replacement of the other party, compared with the first transaction, and the password. */
export function CountersignForm({ guaranteeRef, withdrawal, countersign, onBroadcast }: CountersignFormProps) {
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
          <SigningFields signing={signing} />
        </>
      )}
      <SigningOutcome signing={signing} next="sign" />
      {refused && <p className="text-sm text-ink-soft">{t.oldNodes}</p>}
      {refused && <ExplorerBroadcast guaranteeRef={guaranteeRef} withdrawal={withdrawal} onBroadcast={onBroadcast} />}
    </div>
  );
}
