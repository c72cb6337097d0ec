import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { beside, CONFIGURE_FILE, HASHES_FILE, listHashes, NGINX_FILE } from './deployment.ts';
import { formatNginx } from './nginx.ts';
import { readEnvironment } from './read-settings.ts';

/**
 * Puts what an operator needs beside the app (docs/operating.md): configure.mjs, the file for nginx, and the list of hashes, which it
 * also prints. Only in `npm run build`.
 */
export function operatorFiles(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'aval-operator-files',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (config === undefined || error !== undefined) return;
        const app = resolve(config.root, config.build.outDir);
        const settings = readEnvironment(loadEnv(config.mode, config.envDir || config.root, 'VITE_'));
        writeFileSync(beside(app, NGINX_FILE), formatNginx(settings));
        writeFileSync(beside(app, HASHES_FILE), listHashes(app));
        await buildConfigure(beside(app, CONFIGURE_FILE));
        config.logger.info(`\nSHA-256 of all files but index.html, the same for every operator (${HASHES_FILE}):`);
        config.logger.info(readFileSync(beside(app, HASHES_FILE), 'utf8'));
      },
    },
  };
}

/** One file without dependencies. */
async function buildConfigure(path: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: join(import.meta.dirname, 'configure-main.ts'),
      outDir: join(path, '..'),
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: basename(path), codeSplitting: false } },
    },
  });
}
