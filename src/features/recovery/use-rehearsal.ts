import { useState } from 'react';
import { isTooLargeForKit } from '@/domain/kit/recovery-kit';
import type { Result } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { type Task, useTask } from '@/lib/use-task';
import { type Rehearsal, type RehearsalFailure, rehearse } from '@/store/recovery/rehearse.thunks';
import { useAppDispatch } from '@/store/setup/hooks';

/** `choice`: there is no file to read. */
export type RehearsalProblem = RehearsalFailure | { stage: 'choice'; problem: 'missing' | 'unreadable' };

export interface RehearsalTask {
  task: Pick<Task<RehearsalProblem>, 'state' | 'stop' | 'busy' | 'error'>;
  /** Of the current file and password; `null` after either changed. */
  result: Rehearsal | null;
  start: (file: File | null, password: string) => Promise<void>;
  /** Forgets result and problem. */
  clear: () => void;
}

export function useRehearsal(contractId: Id): RehearsalTask {
  const dispatch = useAppDispatch();
  const task = useTask<RehearsalProblem>();
  const [result, setResult] = useState<Rehearsal | null>(null);
  const [isCleared, setCleared] = useState(false);

  async function start(file: File | null, password: string): Promise<void> {
    setResult(null);
    setCleared(false);
    const done = await task.run(async (): Promise<Result<Rehearsal, RehearsalProblem>> => {
      const text = await readFile(file);
      return text.ok ? dispatch(rehearse(contractId, text.value, password)) : text;
    });
    if (done !== null) setResult(done.value);
  }

  function clear(): void {
    setResult(null);
    setCleared(true);
  }

  return { task: { ...task, error: isCleared ? null : task.error }, result, start, clear };
}

async function readFile(file: File | null): Promise<Result<string, RehearsalProblem>> {
  if (file === null) return { ok: false, error: { stage: 'choice', problem: 'missing' } };
  if (isTooLargeForKit(file.size)) return { ok: false, error: { stage: 'file', fault: { problem: 'too-large' } } };
  try {
    return { ok: true, value: await file.text() };
  } catch {
    return { ok: false, error: { stage: 'choice', problem: 'unreadable' } };
  }
}
