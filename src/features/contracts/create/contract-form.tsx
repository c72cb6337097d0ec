import { type FormEvent, useRef, useState } from 'react';
import { settings } from '@/config/settings';
import { contractFormMessages, contractMessages } from '@/content/contracts.messages';
import { draftMessages } from '@/content/drafts.messages';
import { nameNewContractDraft, readContractFormDraft } from '@/domain/contracts/contract-draft';
import type { ContractText } from '@/domain/contracts/contract-form';
import type { Contract } from '@/domain/models';
import { toCalendarDate } from '@/domain/primitives/dates';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import { listOpenPoints } from '@/domain/templates/open-points';
import { ArbitratorText, usePeople } from '@/features/contracts/contract-facts';
import { ContractTextFields, useContractText } from '@/features/contracts/contract-text-form';
import { type Attachment, PdfField, useAttachment } from '@/features/contracts/create/pdf-field';
import { usePublishQuestion } from '@/features/contracts/use-publish-question';
import { DraftNotice } from '@/features/drafts/draft-notice';
import { type DraftControl, useDraft } from '@/features/drafts/use-draft';
import { MissingArbitrator } from '@/features/people/missing-arbitrator';
import { FailureBanner, Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { type ContractDraft, uploadPdf } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { createOwnContract } from '@/store/terms/own-acts.thunks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { ProgressBar } from '@/ui/message/progress-bar';

interface ContractFormProps {
  initial: ContractText;
  onCreated: (contract: Contract) => void;
  onCancel: () => void;
}

/** Form for a new contract, saved as a draft or ready to share. A failed save keeps the input. */
export function ContractForm({ initial, onCreated, onCancel }: ContractFormProps) {
  const t = useMessages(contractFormMessages);
  const common = useMessages(contractMessages);
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, issues, validate } = useContractText(initial);
  const pdf = useAttachment();
  const { draft, lostPdf } = useFormDraft(initial, text, setText, pdf.attachment?.file.name ?? null);
  const question = usePublishQuestion();
  const { task, progress, create } = useCreateContract();
  const { busy, error: failure } = task;
  const [status, setStatus] = useState<ContractDraft['status']>('pending_counterparty');

  async function save(as: ContractDraft['status']): Promise<void> {
    setStatus(as);
    const created = await create({ ...text, status: as }, pdf.attachment);
    if (created === null) return;
    draft.clear();
    if (created.pdfUrl === pdf.attachment?.url) pdf.handOver();
    onCreated(created);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!validate(form.current)) return;
    question.ask(listOpenPoints(text, toCalendarDate(new Date())), () => void save('pending_counterparty'));
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <DraftNotice draft={draft} />
        <ContractTextFields
          text={text}
          issues={issues}
          onChange={setText}
          hints={{ title: t.titleHint, description: t.descriptionHint }}
        />
        <PdfField field={pdf} disabled={busy} />
        {lostPdf !== null && <LostPdf name={lostPdf} />}
        <FormArbitrator />
        {progress !== null && <PdfProgress fraction={progress} />}
        <Waiting task={task} />
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
            onClick={() => validate(form.current) && void save('draft')}
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
      {question.dialog}
    </Card>
  );
}

/** The PDF of a restored draft. */
function LostPdf({ name }: { name: string }) {
  const t = useMessages(draftMessages);
  return <p className="text-sm text-ink-soft">{t.pdf({ name })}</p>;
}

/** Names the arbitrator, who can move the money together with either party. */
function FormArbitrator() {
  const t = useMessages(contractMessages);
  const { arbitratorId } = settings();
  usePeople([arbitratorId]);
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <ArbitratorText id={arbitratorId} />
      <p className="text-xs text-ink-faint">{t.arbitratorHint}</p>
      <MissingArbitrator setting="arbitratorId" text={t.unknownArbitrator} />
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

interface FormDraft {
  draft: DraftControl;
  /** Name of the restored draft's PDF, which must be chosen again. */
  lostPdf: string | null;
}

/** Keeps title and description of a new contract on this device. */
function useFormDraft(
  initial: ContractText,
  text: ContractText,
  setText: (text: ContractText) => void,
  pdf: string | null,
): FormDraft {
  const [lostPdf, setLostPdf] = useState<string | null>(null);

  function restore(stored: unknown): boolean {
    const kept = readContractFormDraft(stored);
    if (kept === null) return false;
    setText({ title: kept.title, description: kept.description });
    setLostPdf(kept.pdf);
    return true;
  }

  const draft = useDraft({
    name: nameNewContractDraft(initial),
    value: { ...text, pdf: pdf ?? lostPdf },
    empty: { ...initial, pdf: null },
    restore,
  });
  return { draft, lostPdf: pdf === null ? lostPdf : null };
}

interface CreateFailure extends ErrorData {
  step: 'upload' | 'create';
}

interface CreateContract {
  task: AsyncTask<CreateFailure>;
  /** Uploaded fraction of the PDF, 0 to 1. `null` if no upload is running. */
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
    const created = await task.run(async (intent) => {
      const url = await getPdfUrl(pdf);
      if (!url.ok) return failAt('upload', url.error);
      if (intent.signal.aborted) return failAt('create', STOPPED);
      const result = await dispatch(createOwnContract({ ...draft, pdfUrl: url.value }, pdf?.file ?? null));
      return result.ok ? result : failAt('create', result.error);
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
