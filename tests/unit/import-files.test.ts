import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { importFiles } from '@/config/build/import-files';

const FILES = {
  'index.html': '<script type="module" src="/entry.js"></script>',
  'entry.js':
    "import { first } from './first.js'; first(); onclick = () => import('./one.js'); onblur = () => import('./two.js');",
  'first.js': "export const first = () => console.log('first');",
  'shared.js': "export const shared = () => console.log('shared');",
  'one.js': "import { first } from './first.js'; first(); console.log('one');",
  'two.js': "import { shared } from './shared.js'; shared(); console.log('two'); import('./three.js');",
  'three.js': "import { shared } from './shared.js'; shared(); console.log('three');",
};

/** The code of the built files by the names of their chunks. */
async function buildFiles(more: Record<string, string> = {}): Promise<Map<string, string>> {
  const root = mkdtempSync(join(process.cwd(), 'node_modules', '.import-files-'));
  try {
    for (const [name, code] of Object.entries({ ...FILES, ...more })) writeFileSync(join(root, name), code);
    const shared = { groups: [{ name: 'shared', test: /shared\.js$/ }] };
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [importFiles()],
      build: {
        write: false,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: shared } },
      },
    })) as Rolldown.RolldownOutput;
    return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code] as const] : [])));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The files that a chunk's imports fetch, without hashes. */
function listFetched(code = ''): string[] {
  return [...code.matchAll(/"assets\/(\w+)-[\w-]+\.js"/g)].map(([, name = '']) => name).sort();
}

it('names every file that an import needs, even a single one, except those of the first screen', async () => {
  const files = await buildFiles();
  const entry = files.get('index');
  expect(entry).toContain('vite:preloadError');
  expect(listFetched(entry)).toEqual(['one', 'shared', 'two']);
  expect(listFetched(files.get('two'))).toContain('three');
  // Vite's own helper, whose preloaded modules Chromium remembers as failed.
  expect([...files.values()].join()).not.toContain('modulepreload');
});

it('refuses styles that only a late file imports, because nothing loads them', async () => {
  const one = { 'one.js': "import './one.css'; console.log('one');" };
  await expect(buildFiles({ ...one, 'one.css': 'p { color: red; }' })).rejects.toThrow(
    /styles of .*one.* in the entry/,
  );
});
