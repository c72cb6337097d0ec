import { type ChangeEvent, useState } from 'react';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { readFileText } from '@/domain/primitives/file-text';
import { toConsent } from '@/domain/withdrawals/consent';
import { type Left, useLeftReturn, useShownReturn } from '@/features/signing/left-return';
import { type Signing, useSigning } from '@/features/signing/use-signing';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import { useMessages } from '@/i18n/use-messages';
import { type Loaded, useLoaded } from '@/lib/use-loaded';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { type ReplacementReading, readReplacement, signReplacement } from '@/store/withdrawals/sign-replacement.thunks';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';

/** Classes of a field for a PSBT, limited in height so that the content below stays visible. */
export const PSBT_AREA = '[&_textarea]:max-h-28 [&_textarea]:font-mono [&_textarea]:text-xs';

/** Bytes; far more than a PSBT of 1,000 inputs. */
const MAX_FILE = 5_000_000;

/** The replacement of the other party, as text or as a file. */
export function PsbtFields({ countersign: { text, setText, signing } }: { countersign: Countersign }) {
  const t = useMessages(replacementMessages);
  const [isTooLarge, setTooLarge] = useState(false);

  async function readFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    setTooLarge(file.size > MAX_FILE);
    if (file.size <= MAX_FILE) setText(readFileText(new Uint8Array(await file.arrayBuffer())).trim());
  }

  return (
    <>
      <TextArea
        label={t.textField}
        hint={t.textHint}
        value={text}
        className={PSBT_AREA}
        disabled={signing.task.busy}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <FileField
        label={t.fileField}
        texts={{ choose: t.choose, none: t.none }}
        error={isTooLarge ? t.fileTooLarge : null}
        accept=".psbt,.txt,.json"
        disabled={signing.task.busy}
        onChange={(event) => void readFile(event)}
      />
    </>
  );
}

export interface Countersign {
  text: string;
  setText: (text: string) => void;
  reading: ReplacementReading | null;
  readError: ErrorData | null;
  loading: boolean;
  reload: Loaded<unknown>['reload'];
  signing: Signing;
  /** The return of what it leaves. */
  left: Left;
  submit: () => Promise<void>;
}

/** The other party's side of a replacement: reads the PSBT, then signs and broadcasts it. */
export function useCountersign(
  guaranteeRef: GuaranteeRef,
  onBroadcast: (txid: string) => void,
  terms: TermsCheck,
): Countersign {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const psbt = text.trim();
  const read = useLoaded(
    async (signal) => (psbt === '' ? null : dispatch(readReplacement(guaranteeRef, psbt, signal))),
    psbt,
  );
  const reading = read.value?.ok ? read.value.value : null;
  const isAsked = reading !== null && reading.concerns.length > 0;
  const { left, isRead } = useLeftReturn(guaranteeRef, reading?.inspection.summary ?? null);
  const shown = useShownReturn(left);
  const signing = useSigning(terms, { canSign: reading !== null && isRead, question: isAsked ? reading : null });

  async function submit(): Promise<void> {
    if (reading === null) return;
    const consent = toConsent(reading);
    const done = await signing.sign(async ({ password, acceptedTerms }, intent) => {
      const result = await dispatch(
        signReplacement(guaranteeRef, psbt, password, { consent, acceptedTerms, left: shown }, intent),
      );
      // The transaction on screen is out of date.
      if (!result.ok && (result.error.code === 'psbt-refused' || result.error.code === 'psbt-not-accepted'))
        read.reload();
      return result;
    });
    if (done === null) return;
    void dispatch(refreshBalances(guaranteeRef.contractId)).catch(() => undefined);
    onBroadcast(done.value);
  }

  return {
    text,
    setText,
    reading,
    readError: read.value?.ok === false ? read.value.error : null,
    loading: psbt !== '' && read.loading,
    reload: read.reload,
    signing,
    left,
    submit,
  };
}
