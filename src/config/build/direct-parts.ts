import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * For workers: imports each part from the file that contains it. For a part with top-level await, such as those with
 * libauth, the bundler adds a file that only re-exports it; on a slow connection that costs a round trip.
 */
export function directParts(): Plugin {
  return {
    name: 'aval-direct-parts',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { code, fileName, isDynamicEntry } of chunks) {
        const [, names, file] = /^export\s*\{([\w$\s,]+)\}\s*from\s*["']\.\/([\w.-]+)["'];?\s*$/.exec(code) ?? [];
        if (!isDynamicEntry || names === undefined || file === undefined) continue;
        const direct = `import("./${file}").then(part=>({${names.split(',').map(takeName).join()}}))`;
        for (const chunk of chunks)
          for (const quote of ['"', "'", '`'])
            chunk.code = chunk.code.replaceAll(`import(${quote}./${basename(fileName)}${quote})`, () => direct);
        delete bundle[fileName];
      }
    },
  };
}

/** `a as keys` becomes `keys:part.a`. */
function takeName(passedOn: string): string {
  const [name = '', alias = name] = passedOn.trim().split(/\s+as\s+/);
  return `${alias}:part.${name}`;
}
