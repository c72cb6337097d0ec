import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MODULES, type Module } from './modules.mjs';

/** Packages that ship with the product: each is denied to every module that does not list it. */
export const PACKAGES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies as object);

/** Module specifiers of a file, type-only and dynamic imports included. */
export function listSpecifiers(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g)].map(([, , specifier = '']) => specifier);
}

/** Why a file, by its path below `src`, may not import a specifier; `null` if it may. See docs/architecture.md#import-rules. */
export function explainForbidden(path: string, specifier: string): string | null {
  const module = findModule(path);
  // `main.tsx`, and what configures the bundler.
  if (module === undefined || path.startsWith('config/build/') || path.endsWith('/vite.config.ts')) return null;
  if (specifier.startsWith('../')) return "Import through '@/'.";
  if (/^@(mocks|tests)\//.test(specifier)) return 'src never imports mocks or tests.';
  const target = specifier.startsWith('./') ? join(dirname(path), specifier) : /^@\/(.+)/.exec(specifier)?.[1];
  if (target === undefined) {
    const name = PACKAGES.find((each) => specifier === each || specifier.startsWith(`${each}/`));
    return name === undefined || module.packages.includes(name) ? null : `${module.name} does not use this package.`;
  }
  if (target.startsWith('config/build/')) return 'config/build is for the bundler.';
  const name = findModule(target)?.name;
  return name === module.name || (name !== undefined && module.imports.includes(name))
    ? null
    : `${module.name} may import only: ${module.imports.join(', ') || 'nothing'}.`;
}

/** The innermost module with this path. */
function findModule(path: string): Module | undefined {
  const around = MODULES.filter(({ name }) => path.startsWith(`${name}/`));
  return around.sort((a, b) => b.name.length - a.name.length)[0];
}
