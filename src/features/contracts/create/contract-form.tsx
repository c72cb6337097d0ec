import { type FormEvent, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import type { ContractText } from '@/domain/contract/contract-form';
import type { Contract } from '@/domain/models';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { type Attachment, PdfField, useAttachment } from '@/features/contracts/create/pdf-field';
import { FailureBanner } from '@/features/contracts/failures';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { type ContractDraft, createNewContract } from '@/store/contracts/contracts.thunks';
import { uploadPdf } from '@/store/contracts/upload-pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { ProgressBar } from '@/ui/message/progress-bar';

export interface ContractFormProps {
  initial: ContractText;
  onCreated: (contract: Contract) => void;
  onCancel: () => void;
}

/** Writes a contract, as a draft or ready to be shared; what was typed stays when it fails. */
export function ContractForm({ initial, onCreated, onCancel }: ContractFormProps) {
  const t = useMessages(contractFormMessages);
  const common = useMessages(contractMessages);
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, issues, check } = useContractText(initial);
  const pdf = useAttachment();
  const { busy, failure, progress, create: createWith } = useCreation();
  const [status, setStatus] = useState<ContractDraft['status']>('pending_counterparty');

  async function create(as: ContractDraft['status']): Promise<void> {
    if (!check(form.current)) return;
    setStatus(as);
    const created = await createWith({ ...text, status: as }, pdf.attachment);
    if (created === null) return;
    if (created.pdfUrl === pdf.attachment?.url) pdf.keep();
    onCreated(created);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void create('pending_counterparty');
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ContractTextFields
          text={text}
          issues={issues}
          onChange={setText}
          hints={{ title: t.titleHint, description: t.descriptionHint }}
        />
        <PdfField field={pdf} disabled={busy} />
        {progress !== null && <PdfProgress share={progress} />}
        {failure !== null && (
          <FailureBanner what={failure.step === 'upload' ? t.pdfFailed : t.failed} error={failure.error} />
        )}
        <div className="flex flex-col-reverse gap-2 border-t border-line pt-5 sm:flex-row sm:items-center">
          <Button variant="quiet" onClick={onCancel} className="sm:mr-auto">
            {common.cancel}
          </Button>
          <Button
            busy={busy && status === 'draft'}
            busyLabel={t.savingDraft}
            disabled={busy}
            onClick={() => void create('draft')}
          >
            {t.saveDraft}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy && status === 'pending_counterparty'}
            busyLabel={t.creating}
            disabled={busy}
          >
            {t.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface PdfProgressProps {
  /** 0 to 1. */
  share: number;
}

/** How much of the PDF is sent. */
function PdfProgress({ share }: PdfProgressProps) {
  const t = useMessages(contractFormMessages);
  const percent = Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between text-sm text-ink-soft">
        <span role="status">{t.pdfSending}</span>
        <span className="figures">{percent} %</span>
      </p>
      <ProgressBar label={t.pdfSending} value={percent} max={100} valueText={`${percent} %`} tone="blue" />
    </div>
  );
}

export interface CreationFailure {
  step: 'upload' | 'create';
  error: ErrorData;
}

export interface Creation {
  busy: boolean;
  failure: CreationFailure | null;
  /** Share of the PDF that is sent, 0 to 1; `null` while none is being sent. */
  progress: number | null;
  /** The contract, or `null` when it failed. */
  create: (draft: Omit<ContractDraft, 'pdfUrl'>, pdf: Attachment | null) => Promise<Contract | null>;
}

/** Creates a contract; where there is a place to send its PDF to, that goes first. */
export function useCreation(): Creation {
  const dispatch = useAppDispatch();
  const { busy, error, run } = useTask<CreationFailure>();
  const [progress, setProgress] = useState<number | null>(null);
  // Kept, so that a second try does not send the document again.
  const sent = useRef<{ file: File; url: string } | null>(null);

  async function pdfUrl(pdf: Attachment | null): Promise<Result<string | null>> {
    if (pdf === null || settings().uploadUrl === '') return { ok: true, value: pdf?.url ?? null };
    if (sent.current?.file === pdf.file) return { ok: true, value: sent.current.url };
    setProgress(0);
    const outcome = await dispatch(uploadPdf(pdf.file, setProgress));
    setProgress(null);
    if (outcome.ok) sent.current = { file: pdf.file, url: outcome.value };
    return outcome;
  }

  async function create(draft: Omit<ContractDraft, 'pdfUrl'>, pdf: Attachment | null): Promise<Contract | null> {
    const created = await run(async () => {
      const url = await pdfUrl(pdf);
      if (!url.ok) return failed('upload', url.error);
      const outcome = await dispatch(createNewContract({ ...draft, pdfUrl: url.value }));
      return outcome.ok ? outcome : failed('create', outcome.error);
    });
    return created?.value ?? null;
  }

  return { busy, failure: error, progress, create };
}

function failed(step: CreationFailure['step'], error: ErrorData) {
  return { ok: false as const, error: { step, error } };
}
