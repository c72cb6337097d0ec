import { type ChangeEvent, useState } from 'react';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { SlowLoad } from '@/features/waiting/slow-load';
import { Waiting } from '@/features/waiting/waiting';
import { Consent } from '@/features/withdrawals/consent';
import { Failure } from '@/features/withdrawals/failure';
import { isWrongPassword, PasswordField } from '@/features/withdrawals/password-field';
import { Comparison } from '@/features/withdrawals/replace/comparison';
import type { Countersign } from '@/features/withdrawals/replace/use-countersign';
import { ExplorerBroadcast } from '@/features/withdrawals/sign/explorer-broadcast';
import { Verdict } from '@/features/withdrawals/verdict';
import { useMessages } from '@/i18n/use-messages';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

/** Bytes; far more than a PSBT of 1,000 inputs. */
const MAX_FILE = 5_000_000;

export interface CountersignFormProps {
  guaranteeRef: GuaranteeRef;
  withdrawal: Transaction;
  countersign: Countersign;
  onBroadcast: (txid: string) => void;
}

/** What the other party sent, compared with the first transaction, and the password. */
export function CountersignForm({ guaranteeRef, withdrawal, countersign, onBroadcast }: CountersignFormProps) {
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

function PsbtFields({ countersign: { text, setText, task } }: { countersign: Countersign }) {
  const t = useMessages(replacementMessages);
  const [isTooLarge, setTooLarge] = useState(false);

  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    setTooLarge(file.size > MAX_FILE);
    if (file.size <= MAX_FILE) setText(toPsbtText(new Uint8Array(await file.arrayBuffer())));
  }

  return (
    <>
      <TextArea
        label={t.textField}
        hint={t.textHint}
        value={text}
        disabled={task.busy}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <FileField
        label={t.fileField}
        texts={{ choose: t.choose, none: t.none }}
        error={isTooLarge ? t.fileTooLarge : null}
        accept=".psbt,.txt"
        disabled={task.busy}
        onChange={(event) => void readFile(event)}
      />
    </>
  );
}

const MAGIC = 'psbt';

/** Other programs save PSBTs as bytes (BIP174); this one as text. */
function toPsbtText(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, MAGIC.length));
  if (start !== MAGIC) return new TextDecoder().decode(bytes).trim();
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
