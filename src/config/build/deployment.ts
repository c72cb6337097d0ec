import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Settings } from '../settings.ts';
import { formatNginx } from './nginx.ts';
import { writePage } from './write-page.ts';

/** Beside the folder of the app, since none of them is to be served. */
export const NGINX_FILE = 'aval.nginx.conf';
export const HASHES_FILE = 'app.sha256';
export const CONFIGURE_FILE = 'configure.mjs';

/** Writes settings into a built app and the file for nginx. Changes nothing if it throws. Returns the written paths. */
export function configureApp(app: string, settings: Settings): string[] {
  const page = join(app, 'index.html');
  const files: [path: string, text: string][] = [
    [page, writePage(readFileSync(page, 'utf8'), settings)],
    [beside(app, NGINX_FILE), formatNginx(settings)],
  ];
  for (const [path, text] of files) writeFileSync(path, text);
  return files.map(([path]) => path);
}

export function beside(app: string, file: string): string {
  return join(dirname(resolve(app)), file);
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
