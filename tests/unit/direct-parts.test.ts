import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { directParts } from '@/config/build/direct-parts';

const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.direct-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCES = {
  'entry.js': `globalThis.runParts = async () => [(await import('./part.js')).part(), (await import('./other.js')).other()];`,
  'part.js': `import { shared } from './shared.js'; export const part = () => shared('part');`,
  'other.js': `import { shared } from './shared.js'; export const other = () => shared('other');`,
  'shared.js': 'await null; export const shared = (name) => name.toUpperCase();',
};

/** Builds a part that shares its file with another part, as those of the worker do. Returns its files. */
async function buildParts(out: string, plugins: Plugin[]): Promise<string[]> {
  for (const [name, code] of Object.entries(SOURCES)) writeFileSync(join(folder, name), code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      outDir: out,
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, 'entry.js'),
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          codeSplitting: {
            groups: [{ name: 'whole', test: /(part|shared)\.js/, includeDependenciesRecursively: false }],
          },
        },
      },
    },
  });
  return readdirSync(join(folder, out));
}

it('omits the file that only re-exports a part, and the parts are found', async () => {
  expect(await buildParts('plain', [])).toHaveLength(4);
  expect(await buildParts('direct', [directParts()])).toHaveLength(3);
  await import(pathToFileURL(join(folder, 'direct/entry.mjs')).href);
  const { runParts } = globalThis as unknown as { runParts: () => Promise<string[]> };
  expect(await runParts()).toEqual(['PART', 'OTHER']);
});
