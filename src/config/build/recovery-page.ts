import type { Plugin } from 'vite';
import { buildRecoveryPage, FILE } from './build-recovery-page.ts';

const MODULE = 'virtual:recovery-page';

/**
 * Puts the recovery page and its SHA-256 beside the app, and tells the app about it in a virtual module
 * (docs/exit.md#the-page). The page is built when it is first needed.
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
      const { sha256, size } = await buildRecoveryPage();
      return `export const sha256 = ${JSON.stringify(sha256)};\nexport const size = ${size};\n`;
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
