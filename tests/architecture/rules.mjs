import { readFileSync } from 'node:fs';
import { MODULES } from './modules.mjs';

/** Packages that ship with the product: each is denied to every module that does not list it. */
export const PACKAGES = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).filter(
  (name) => !name.startsWith('@fontsource'),
);

/** Modules that `module` must not import. */
export function forbiddenModules(module) {
  return MODULES.filter(({ name }) => name !== module.name && !module.imports.includes(name));
}

/** Packages that `module` must not import. */
export function forbiddenPackages(module) {
  return PACKAGES.filter((name) => !module.packages.includes(name));
}

/** Biome's overrides for the table. The last override that matches a file counts, so nested modules come last. */
export function lintOverrides() {
  const byDepth = [...MODULES].sort((a, b) => a.name.split('/').length - b.name.split('/').length);
  return byDepth.map((module) => ({
    includes: [`src/${module.name}/**`],
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns: listPatterns(module) } } } },
    },
  }));
}

function listPatterns(module) {
  const where = 'See docs/architecture.md#import-rules.';
  return [
    { group: ['../**'], message: `Import through '@/', so that the import rules apply. ${where}` },
    { group: ['@mocks/**', '@tests/**', '**/mocks/**', '**/tests/**'], message: 'src never imports mocks or tests.' },
    { group: ['@/config/build/**'], message: 'config/build is for the bundler.' },
    {
      group: forbiddenModules(module).flatMap(({ name }) => [`@/${name}/**`, ...exceptions(module, name)]),
      message: `${module.name} may import only: ${module.imports.join(', ') || 'nothing'}. ${where}`,
    },
    {
      group: forbiddenPackages(module).flatMap((name) => [name, `${name}/**`]),
      message: `${module.name} does not use this package. ${where}`,
    },
  ];
}

/** What a module may import inside a folder that is forbidden as a whole: `domain/primitives` inside `domain`. */
function exceptions(module, forbidden) {
  const own = [module.name, ...module.imports];
  return own.filter((name) => name.startsWith(`${forbidden}/`)).map((name) => `!@/${name}/**`);
}
