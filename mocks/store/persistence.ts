import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { State } from './entities';
import { isState } from './state';

const FILE = 'backend.json';
const DEBOUNCE_MS = 200;

export interface Persistence {
  /** `null`: nothing stored, or what was stored cannot be used and was set aside. */
  load(): State | null;
  /** Notes that the state changed; it is written soon. */
  save(state: State): void;
  /** Resolves when everything saved so far is on disk. */
  flush(): Promise<void>;
  /** The same at once, for a process that is about to end. */
  flushSync(): void;
  /** Moves a file that cannot be used out of the way, and says so. */
  setAside(why: string): void;
}

/**
 * Keeps the state in one file of a folder. The file is always whole: each version is written beside it and takes its
 * place by renaming.
 */
export function createFilePersistence(folder: string, { fresh = false } = {}): Persistence {
  const path = join(folder, FILE);
  let waiting: State | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  mkdirSync(folder, { recursive: true });
  if (fresh) rmSync(path, { force: true });

  async function write(): Promise<void> {
    if (waiting === null) return;
    const text = JSON.stringify(waiting);
    waiting = null;
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(write);
    return writing;
  }

  function flushSync(): void {
    clearTimeout(timer);
    if (waiting === null) return;
    // Its own temporary name: an asynchronous write may be half way through the other.
    writeFileSync(`${path}.last`, JSON.stringify(waiting));
    waiting = null;
    renameSync(`${path}.last`, path);
  }

  function setAside(why: string): void {
    if (!existsSync(path)) return;
    const aside = join(folder, `backend.set-aside-${new Date().toISOString().replaceAll(':', '-')}.json`);
    renameSync(path, aside);
    console.error(`The embedded backend cannot use its data (${why}). It is kept as ${aside}; starting clean.`);
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
    waiting = state;
    timer ??= setTimeout(() => {
      flush().catch((error: unknown) => console.error(`The embedded backend could not save its data: ${error}`));
    }, DEBOUNCE_MS);
    timer.unref();
  }

  return { load, save, flush, flushSync, setAside };
}
