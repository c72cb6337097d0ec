import type { ReactNode } from 'react';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { Consent } from '@/features/withdrawals/consent';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword, PasswordField } from '@/features/withdrawals/password-field';
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
  /** Shown above the password. */
  terms: ReactNode;
  onBroadcast: (txid: string) => void;
}

/** The replacement of the other party, compared with the first transaction, and the password. */
export function CountersignForm({ guaranteeRef, withdrawal, countersign, terms, onBroadcast }: CountersignFormProps) {
  const t = useMessages(replacementMessages);
  const { reading, readError, task } = countersign;
  const refused = task.error?.code === 'broadcast-refused';
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
          {reading.concerns.length > 0 && (
            <>
              <Verdict inspection={reading.inspection} concerns={reading.concerns} />
              <Consent
                concerns={reading.concerns}
                accepted={countersign.accepted}
                onAccepted={countersign.setAccepted}
                disabled={task.busy}
              />
            </>
          )}
          {terms}
          <PasswordField
            value={countersign.password}
            onValue={countersign.setPassword}
            disabled={task.busy}
            stage={countersign.stage}
            failure={task.error}
          />
        </>
      )}
      <Waiting task={task} next="sign" />
      {task.error !== null && !isWrongPassword(task.error) && <Failure error={task.error} />}
      {refused && <p className="text-sm text-ink-soft">{t.oldNodes}</p>}
      {refused && <ExplorerBroadcast guaranteeRef={guaranteeRef} withdrawal={withdrawal} onBroadcast={onBroadcast} />}
    </div>
  );
}
