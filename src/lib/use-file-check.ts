import { useState } from 'react';
import type { Result } from '@/domain/primitives/errors';
import { useTask } from '@/lib/use-task';

/** Why the content of a file was not checked. */
export type FileProblem = 'missing' | 'too-large' | 'unreadable';

export type FileCheck<Verdict, Failure> = ReturnType<typeof useFileCheck<Verdict, Failure>>;

/**
 * Reads a file that the user chooses, and checks its content with a password, which stays in the component's state.
 * @param isTooLarge of a size in bytes
 */
export function useFileCheck<Verdict, Failure>(
  isTooLarge: (bytes: number) => boolean,
  check: (text: string, password: string) => Promise<Result<Verdict, Failure>>,
) {
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
    task: { state: task.state, busy: task.busy, stop: task.stop },
    /** Result for the current file and password. */
    verdict,
    /** Why the last check failed, until the file or the password changes. */
    failure: error !== null && 'failure' in error ? error.failure : null,
    problem: error !== null && 'problem' in error ? error.problem : null,
    password,
    setFile: (chosen: File | null) => {
      setFile(chosen);
      clear();
    },
    setPassword: (typed: string) => {
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
