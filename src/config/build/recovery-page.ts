import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const MODULE = 'virtual:recovery-page';

/**
 * Puts the recovery page and its SHA-256 beside the app, and tells the app about it in a virtual module
 * (docs/recovery-file.md#the-page). The page is built when it is first needed.
 */
export function recoveryPage(): Plugin {
  let isDevelopment = false;
  return {
    name: 'aval-recovery-page',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { sha256 } = await buildRecoveryPage();
      return `export const sha256 = ${JSON.stringify(sha256)};\n`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname !== `/${FILE}`) return next();
        buildRecoveryPage().then(({ html }) => {
          response.setHeader('Content-Type', 'text/html');
          response.setHeader('Cache-Control', 'no-store');
          response.end(html);
        }, next);
      });
    },
    async generateBundle() {
      if (isDevelopment) return;
      const { html, sha256 } = await buildRecoveryPage();
      this.emitFile({ type: 'asset', fileName: FILE, source: html });
      // In the format that `sha256sum --check` reads.
      this.emitFile({ type: 'asset', fileName: `${FILE}.sha256`, source: `${sha256}  ${FILE}\n` });
    },
  };
}

const FILE = 'recover.html';
const ROOT = join(import.meta.dirname, '../../..');

interface RecoveryPage {
  html: string;
  /** SHA-256, hex. */
  sha256: string;
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
    const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'src/recover/vite.config.ts'];
    const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
    const { PATH, HOME } = process.env;
    await promisify(execFile)(process.execPath, [...vite, ...options], {
      cwd: ROOT,
      env: { NODE_ENV: 'production', ...(PATH && { PATH }), ...(HOME && { HOME }) },
    });
    const bytes = await readFile(join(folder, FILE));
    return { html: bytes.toString('utf8'), sha256: createHash('sha256').update(bytes).digest('hex') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
