import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const EXPIRY_MS = 60_000;

export interface FolderLock {
  /** Keeps the lock from expiring. */
  renew(): void;
  release(): void;
}

/**
 * Keeps two servers from overwriting each other's data. A lock expires when its process ends or has not renewed it for a
 * minute. Throws if another process holds the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'lock');
  mkdirSync(folder, { recursive: true });
  const holder = readHolder(path);
  if (holder !== null) {
    throw new Error(
      `${folder} is in use by another running server (process ${holder}). Stop it, or set AVAL_DATA_DIR to another folder.`,
    );
  }
  writeFileSync(path, String(process.pid));
  return {
    renew: () => utimesSync(path, new Date(), new Date()),
    release: () => rmSync(path, { force: true }),
  };
}

function readHolder(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    const isExpired = Date.now() - statSync(path).mtimeMs > EXPIRY_MS;
    return isExpired || pid === process.pid || !isAlive(pid) ? null : pid;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
