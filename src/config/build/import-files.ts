import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Vite's module that each dynamic import of the build calls. */
const HELPER = '\0vite/preload-helper.js';
const OWN_HELPER = fileURLToPath(new URL('../../lib/import-part.ts', import.meta.url));

/** Lets lib/import-part run the dynamic imports of the page, and gives it the files of each. */
export function importFiles(): Plugin {
  let first = new Set<string>();
  let used = false;
  return {
    name: 'aval-import-files',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Vite names no file for an import of a single one.
          resolveDependencies: (imported, files, { hostType }) =>
            hostType === 'html' ? files : [...new Set([imported, ...files])].filter((file) => !first.has(file)),
        },
      },
    }),
    resolveId(id) {
      if (id !== HELPER) return undefined;
      used = true;
      return OWN_HELPER;
    },
    buildEnd(error) {
      if (error === undefined && !used) this.error(`Vite no longer calls ${HELPER} for dynamic imports`);
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        first = findFirstFiles(bundle);
        const late = Object.values(bundle).find((file) => !first.has(file.fileName) && listStyles(file).length > 0);
        if (late !== undefined)
          this.error(`Import the styles of ${late.fileName} in the entry: later ones are not loaded`);
      },
    },
  };
}

/** The files that run before any dynamic import: the entry and its static imports. */
function findFirstFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.fileName] : [])),
  );
  // Iterating over a set includes items added meanwhile.
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported);
  }
  return found;
}

function listStyles(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string[] {
  return file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
}
