import { useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import { type AsyncTask, useTask } from '@/lib/use-task';

/** Why the content of a file was not checked. */
export type FileProblem = 'missing' | 'too-large' | 'unreadable';

export interface FileCheck<Verdict, Failure> {
  task: Pick<AsyncTask<unknown>, 'state' | 'stop' | 'busy'>;
  /** Result for the current file and password. */
  verdict: Verdict | null;
  /** Why the last check failed, until the file or the password changes. */
  failure: Failure | null;
  problem: FileProblem | null;
  password: string;
  setFile: (file: File | null) => void;
  setPassword: (password: string) => void;
  start: () => Promise<void>;
}

/**
 * Reads a file that the user chooses, and checks its content with a password, which stays in the component's state.
 * @param isTooLarge of a size in bytes
 */
export function useFileCheck<Verdict, Failure>(
  isTooLarge: (bytes: number) => boolean,
  check: (text: string, password: string) => Promise<Result<Verdict, Failure>>,
): FileCheck<Verdict, Failure> {
  const task = useTask<{ problem: FileProblem } | { failure: Failure }>();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isCleared, setCleared] = useState(false);
  const error = isCleared ? null : task.error;

  async function start(): Promise<void> {
    setVerdict(null);
    setCleared(false);
    const done = await task.run(async () => {
      const text = await readFile(file, isTooLarge);
      if (!text.ok) return { ok: false, error: { problem: text.error } };
      const checked = await check(text.value, password);
      return checked.ok ? checked : { ok: false, error: { failure: checked.error } };
    });
    if (done !== null) setVerdict(done.value);
  }

  function clear(): void {
    setVerdict(null);
    setCleared(true);
  }

  return {
    task,
    verdict,
    failure: error !== null && 'failure' in error ? error.failure : null,
    problem: error !== null && 'problem' in error ? error.problem : null,
    password,
    setFile: (chosen) => {
      setFile(chosen);
      clear();
    },
    setPassword: (typed) => {
      setPassword(typed);
      clear();
    },
    start,
  };
}

async function readFile(
  file: File | null,
  isTooLarge: (bytes: number) => boolean,
): Promise<Result<string, FileProblem>> {
  if (file === null) return { ok: false, error: 'missing' };
  if (isTooLarge(file.size)) return { ok: false, error: 'too-large' };
  try {
    return { ok: true, value: await file.text() };
  } catch {
    return { ok: false, error: 'unreadable' };
  }
}
