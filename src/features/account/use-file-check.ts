import { useState } from 'react';
import { useTask } from '@/lib/use-task';

/** Why a file was not even looked at. */
export type FileRefusal = { kind: 'no-file' | 'unreadable-file' } | { kind: 'bad-file'; problem: 'too-large' };

interface FileCheck<T> {
  busy: boolean;
  /** Of the current file and password; `null` after either changed. */
  result: T | FileRefusal | null;
  check: (file: File | null, password: string) => Promise<void>;
  clearResult: () => void;
}

/** Reads a file and checks it with a password. @param isTooLarge of a size in bytes */
export function useFileCheck<T>(
  isTooLarge: (size: number) => boolean,
  checkText: (text: string, password: string) => Promise<T>,
): FileCheck<T> {
  const { busy, run } = useTask<never>();
  const [result, setResult] = useState<T | FileRefusal | null>(null);

  async function check(file: File | null, password: string): Promise<void> {
    await run(async () => {
      setResult(null);
      setResult(await readAndCheck(file, password));
      return { ok: true, value: undefined };
    });
  }

  async function readAndCheck(file: File | null, password: string): Promise<T | FileRefusal> {
    if (file === null) return { kind: 'no-file' };
    if (isTooLarge(file.size)) return { kind: 'bad-file', problem: 'too-large' };
    try {
      return await checkText(await file.text(), password);
    } catch {
      return { kind: 'unreadable-file' };
    }
  }

  return { busy, result, check, clearResult: () => setResult(null) };
}
