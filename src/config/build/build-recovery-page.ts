import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const FILE = 'recover.html';
const ROOT = join(import.meta.dirname, '../../..');

export interface RecoveryPage {
  html: string;
  /** SHA-256, hex. */
  sha256: string;
  /** Bytes. */
  size: number;
}

let built: Promise<RecoveryPage> | null = null;

/** Once per process. After a failure the next call tries again. */
export function buildRecoveryPage(): Promise<RecoveryPage> {
  built ??= build().catch((error: unknown) => {
    built = null;
    throw error;
  });
  return built;
}

/**
 * Runs in a separate process: settings, mode and plugins of the app must not affect the page, which is byte-identical
 * for all deployments.
 */
async function build(): Promise<RecoveryPage> {
  const folder = await mkdtemp(join(tmpdir(), 'aval-recovery-page-'));
  try {
    const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'src/exit/vite.config.ts'];
    const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const { PATH, HOME } = process.env;
    await promisify(execFile)(process.execPath, [...vite, ...options], {
      cwd: ROOT,
      env: { NODE_ENV: 'production', ...(PATH && { PATH }), ...(HOME && { HOME }) },
    });
    const bytes = await readFile(join(folder, FILE));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { html: bytes.toString('utf8'), sha256, size: bytes.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
