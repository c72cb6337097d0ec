import { useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { isTooLargeForCertificate } from '@/domain/terms/certificate';
import { type Task, useTask } from '@/lib/use-task';
import { type OpenCertificateFailure, type OpenedTerms, openCertificate } from '@/store/seals/open-certificate.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** `choice`: there is no file to read. */
export type OpeningProblem = OpenCertificateFailure | { stage: 'choice'; problem: 'missing' | 'unreadable' };

export interface OpeningTask {
  task: Pick<Task<OpeningProblem>, 'state' | 'stop' | 'busy' | 'error'>;
  /** Of the current file. */
  opened: OpenedTerms[] | null;
  start: (file: File | null) => Promise<void>;
  /** Forgets result and problem. */
  clear: () => void;
}

export function useOpenCertificate(contractId: Id): OpeningTask {
  const dispatch = useAppDispatch();
  const task = useTask<OpeningProblem>();
  const [opened, setOpened] = useState<OpenedTerms[] | null>(null);
  const [isCleared, setCleared] = useState(false);

  async function start(file: File | null): Promise<void> {
    setOpened(null);
    setCleared(false);
    const done = await task.run(async (): Promise<Result<OpenedTerms[], OpeningProblem>> => {
      const text = await readFile(file);
      return text.ok ? dispatch(openCertificate(contractId, text.value)) : text;
    });
    if (done !== null) setOpened(done.value);
  }

  function clear(): void {
    setOpened(null);
    setCleared(true);
  }

  return { task: { ...task, error: isCleared ? null : task.error }, opened, start, clear };
}

async function readFile(file: File | null): Promise<Result<string, OpeningProblem>> {
  if (file === null) return { ok: false, error: { stage: 'choice', problem: 'missing' } };
  if (isTooLargeForCertificate(file.size))
    return { ok: false, error: { stage: 'file', fault: { problem: 'too-large' } } };
  try {
    return { ok: true, value: await file.text() };
  } catch {
    return { ok: false, error: { stage: 'choice', problem: 'unreadable' } };
  }
}
