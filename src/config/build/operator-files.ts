import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { formatNginx } from './nginx.ts';
import { readEnvironment } from './read-settings.ts';

/** Beside the folder of the app, since neither is to be served. */
const NGINX_FILE = 'aval.nginx.conf';
const HASHES_FILE = 'app.sha256';

/** Puts what an operator needs beside the app (docs/operating.md): the file for nginx, and the list of hashes. Only in `npm run build`. */
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
      handler(error) {
        if (config === undefined || error !== undefined) return;
        const app = resolve(config.root, config.build.outDir);
        const settings = readEnvironment(loadEnv(config.mode, config.envDir || config.root, 'VITE_'));
        const hashes = listHashes(app);
        writeFileSync(join(dirname(app), NGINX_FILE), formatNginx(settings));
        writeFileSync(join(dirname(app), HASHES_FILE), hashes);
        config.logger.info(`\nSHA-256 of all files but index.html, the same for every operator (${HASHES_FILE}):`);
        config.logger.info(hashes);
      },
    },
  };
}

/**
 * SHA-256 of every file but index.html, which has the settings, in the format that `sha256sum --check` reads within the folder
 * of the app. One version has the same list everywhere.
 */
export function listHashes(app: string): string {
  return readdirSync(app, { encoding: 'utf8', recursive: true })
    .filter((file) => file !== 'index.html' && statSync(join(app, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(app, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('');
}
