import { useRef, useState } from 'react';
import { settings } from '@/config/settings';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Result } from '@/domain/primitives/result';
import type { Attachment } from '@/features/contracts/create/use-attachment';
import { useWork } from '@/lib/use-work';
import { type ContractDraft, createNewContract } from '@/store/contracts/contracts.thunks';
import { uploadPdf } from '@/store/contracts/upload-pdf.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

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
  const { busy, error, run } = useWork<CreationFailure>();
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
