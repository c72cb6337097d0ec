import { type FormEvent, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import type { ContractText } from '@/domain/contract/contract-form';
import type { Contract } from '@/domain/models';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import { ArbitratorText } from '@/features/contracts/arbitrator';
import { usePeople } from '@/features/contracts/contract-facts';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { type Attachment, PdfField, useAttachment } from '@/features/contracts/create/pdf-field';
import { FailureBanner } from '@/features/contracts/failures';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { type Task, useTask } from '@/lib/use-task';
import { type ContractDraft, createNewContract, uploadPdf } from '@/store/contracts/contracts.thunks';
import { noteOwnPdf } from '@/store/seals/pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { ProgressBar } from '@/ui/message/progress-bar';

export interface ContractFormProps {
  initial: ContractText;
  onCreated: (contract: Contract) => void;
  onCancel: () => void;
}

/** Form for a new contract, saved as a draft or ready to share. Keeps its input when saving fails. */
export function ContractForm({ initial, onCreated, onCancel }: ContractFormProps) {
  const t = useMessages(contractFormMessages);
  const common = useMessages(contractMessages);
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, issues, validate } = useContractText(initial);
  const pdf = useAttachment();
  const { task, progress, create } = useCreateContract();
  const { busy, error: failure } = task;
  const [status, setStatus] = useState<ContractDraft['status']>('pending_counterparty');

  async function save(as: ContractDraft['status']): Promise<void> {
    if (!validate(form.current)) return;
    setStatus(as);
    const created = await create({ ...text, status: as }, pdf.attachment);
    if (created === null) return;
    if (created.pdfUrl === pdf.attachment?.url) pdf.handOver();
    onCreated(created);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save('pending_counterparty');
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
        <FormArbitrator />
        {progress !== null && <PdfProgress fraction={progress} />}
        <Waiting task={task} next="create" />
        {failure !== null && (
          <FailureBanner title={failure.step === 'upload' ? t.pdfFailed : t.failed} error={failure} />
        )}
        <div className="flex flex-col-reverse gap-2 border-t border-line pt-5 sm:flex-row sm:items-center">
          <Button variant="quiet" onClick={onCancel} className="sm:mr-auto">
            {common.cancel}
          </Button>
          <Button
            busy={busy && status === 'draft'}
            busyLabel={t.savingDraft}
            disabled={busy}
            onClick={() => void save('draft')}
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

/** Who will be able to decide over the money together with one party. */
function FormArbitrator() {
  const t = useMessages(contractMessages);
  const { arbitratorId } = settings();
  usePeople([arbitratorId]);
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <ArbitratorText id={arbitratorId} />
      <p className="text-xs text-ink-faint">{t.arbitratorHint}</p>
    </div>
  );
}

interface PdfProgressProps {
  /** 0 to 1 */
  fraction: number;
}

function PdfProgress({ fraction }: PdfProgressProps) {
  const t = useMessages(contractFormMessages);
  const percent = Math.round(fraction * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex justify-between text-sm text-ink-soft">
        <span role="status">{t.pdfUploading}</span>
        <span className="figures">{percent} %</span>
      </p>
      <ProgressBar label={t.pdfUploading} value={percent} max={100} valueText={`${percent} %`} tone="blue" />
    </div>
  );
}

interface CreateFailure extends ErrorData {
  step: 'upload' | 'create';
}

interface CreateContract {
  task: Task<CreateFailure>;
  /** Uploaded share of the PDF, 0 to 1; `null` while none is being uploaded. */
  progress: number | null;
  /** Returns `null` on failure. */
  create: (draft: Omit<ContractDraft, 'pdfUrl'>, pdf: Attachment | null) => Promise<Contract | null>;
}

/** Uploads the PDF if an upload URL is configured, then creates the contract. */
function useCreateContract(): CreateContract {
  const dispatch = useAppDispatch();
  const task = useTask<CreateFailure>();
  const [progress, setProgress] = useState<number | null>(null);
  // Remembered, so that a retry does not upload the PDF again.
  const uploaded = useRef<{ file: File; url: string } | null>(null);

  async function getPdfUrl(pdf: Attachment | null): Promise<Result<string | null>> {
    if (pdf === null || settings().uploadUrl === '') return { ok: true, value: pdf?.url ?? null };
    if (uploaded.current?.file === pdf.file) return { ok: true, value: uploaded.current.url };
    setProgress(0);
    const result = await dispatch(uploadPdf(pdf.file, setProgress));
    setProgress(null);
    if (result.ok) uploaded.current = { file: pdf.file, url: result.value };
    return result;
  }

  async function create(draft: Omit<ContractDraft, 'pdfUrl'>, pdf: Attachment | null): Promise<Contract | null> {
    const created = await task.run(async (stop) => {
      const url = await getPdfUrl(pdf);
      if (!url.ok) return failAt('upload', url.error);
      if (stop.aborted) return failAt('create', STOPPED);
      const result = await dispatch(createNewContract({ ...draft, pdfUrl: url.value }));
      if (!result.ok) return failAt('create', result.error);
      // The file that the user chose, not what the server has at the address.
      if (pdf !== null) await dispatch(noteOwnPdf(result.value, pdf.file));
      return result;
    });
    return created?.value ?? null;
  }

  return { task, progress, create };
}

/** The user stopped waiting for the upload: nothing is created. */
const STOPPED: ErrorData = { code: 'stopped', message: '', detail: {} };

function failAt(step: CreateFailure['step'], error: ErrorData) {
  return { ok: false as const, error: { ...error, step } };
}
