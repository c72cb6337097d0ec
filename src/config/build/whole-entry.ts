import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * For workers: inlines the code of the entry. The bundler emits an entry that only imports another file, since further
 * parts of the worker import that file as well; on a slow connection that costs a round trip.
 */
export function wholeEntry(): Plugin {
  return {
    name: 'aval-whole-entry',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
        const imported = /^import\s*["']\.\/([\w.-]+)["'];?\s*$/.exec(entry.code)?.[1];
        const whole = chunks.find(({ fileName }) => basename(fileName) === imported);
        if (imported === undefined || whole === undefined) continue;
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(imported, basename(entry.fileName));
        entry.code = whole.code;
        delete bundle[whole.fileName];
      }
    },
  };
}
