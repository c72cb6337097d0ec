import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { State } from '@mocks/store/entities';
import { isState } from '@mocks/store/state';

const FILE = 'backend.json';
const DEBOUNCE_MS = 200;

export interface Persistence {
  /** `null` if nothing is stored, or the stored file is unusable and was set aside. */
  load(): State | null;
  /** Schedules a write of the state. */
  save(state: State): void;
  /** Resolves when every save so far is on disk. */
  flush(): Promise<void>;
  /** Synchronous `flush`, for a process that is about to exit. */
  flushSync(): void;
  /** Renames an unusable file and logs why. */
  setAside(reason: string): void;
}

/** Keeps the state in one file, which is replaced by renaming so that it is always complete. */
export function createFilePersistence(folder: string, { fresh = false } = {}): Persistence {
  const path = join(folder, FILE);
  let pending: State | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite: Promise<void> = Promise.resolve();
  mkdirSync(folder, { recursive: true });
  if (fresh) rmSync(path, { force: true });

  async function write(): Promise<void> {
    if (pending === null) return;
    const text = JSON.stringify(pending);
    pending = null;
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    lastWrite = lastWrite.catch(() => undefined).then(write);
    return lastWrite;
  }

  function flushSync(): void {
    clearTimeout(timer);
    if (pending === null) return;
    // A separate temporary name: an asynchronous write of the other may be in progress.
    writeFileSync(`${path}.last`, JSON.stringify(pending));
    pending = null;
    renameSync(`${path}.last`, path);
  }

  function setAside(reason: string): void {
    if (!existsSync(path)) return;
    const target = join(folder, `backend.set-aside-${new Date().toISOString().replaceAll(':', '-')}.json`);
    renameSync(path, target);
    console.error(`The embedded backend cannot use its data (${reason}). It is kept as ${target}; starting clean.`);
  }

  function load(): State | null {
    if (!existsSync(path)) return null;
    try {
      const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (isState(state)) return state;
      setAside('not the expected shape');
    } catch (error) {
      setAside(error instanceof SyntaxError ? 'not JSON' : String(error));
    }
    return null;
  }

  function save(state: State): void {
    pending = state;
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => console.error(`The embedded backend could not save its data: ${error}`));
    }, DEBOUNCE_MS);
    timer.unref();
  }

  return { load, save, flush, flushSync, setAside };
}
