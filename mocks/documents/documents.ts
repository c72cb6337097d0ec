import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The PDFs that contracts refer to, by file name. */
export interface Documents {
  /** Keeps the bytes under a name of its own, which it answers; under the given one, if any. */
  add(bytes: Uint8Array, name?: string): string;
  /** `null` when there is none of that name. */
  read(name: string): Uint8Array | null;
}

/** No name leads out of the folder. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}\.pdf$/;

export function documentsInMemory(): Documents {
  const kept = new Map<string, Uint8Array>();
  return {
    add(bytes, name = newName()) {
      kept.set(name, bytes);
      return name;
    },
    read: (name) => kept.get(name) ?? null,
  };
}

/** Keeps each as a file of the folder, whole or not at all. */
export function documentsInFolder(folder: string, { fresh = false } = {}): Documents {
  if (fresh) rmSync(folder, { recursive: true, force: true });
  return {
    add(bytes, name = newName()) {
      mkdirSync(folder, { recursive: true });
      const path = join(folder, name);
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      return name;
    },
    read: (name) => (NAME.test(name) ? readIfThere(join(folder, name)) : null),
  };
}

function newName(): string {
  return `${randomBytes(16).toString('hex')}.pdf`;
}

function readIfThere(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
