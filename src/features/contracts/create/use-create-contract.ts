import { useRef, useState } from 'react';
import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import type { Attachment } from '@/features/contracts/create/pdf-field';
import { type AsyncTask, useTask } from '@/lib/use-task';
import { type ContractDraft, uploadPdf } from '@/store/contracts/contracts.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { createOwnContract } from '@/store/seals/own-acts.thunks';

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
export function useCreateContract(): CreateContract {
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
