import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** PDFs of contracts, by file name. */
export interface Documents {
  /** Stores the bytes under the given name or a new one, and returns the name. */
  add(bytes: Uint8Array, name?: string): string;
  /** `null` if there is no such document. */
  read(name: string): Uint8Array | null;
}

/** Excludes path traversal. */
const NAME = /^[a-z0-9][a-z0-9-]{0,63}\.pdf$/;

export function createMemoryDocuments(): Documents {
  const documents = new Map<string, Uint8Array>();
  return {
    add(bytes, name = createName()) {
      documents.set(name, bytes);
      return name;
    },
    read: (name) => documents.get(name) ?? null,
  };
}

/** Stores each document as a file, written atomically. */
export function createFolderDocuments(folder: string, { fresh = false } = {}): Documents {
  if (fresh) rmSync(folder, { recursive: true, force: true });
  return {
    add(bytes, name = createName()) {
      mkdirSync(folder, { recursive: true });
      const path = join(folder, name);
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      return name;
    },
    read: (name) => (NAME.test(name) ? readIfExists(join(folder, name)) : null),
  };
}

function createName(): string {
  return `${randomBytes(16).toString('hex')}.pdf`;
}

function readIfExists(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
