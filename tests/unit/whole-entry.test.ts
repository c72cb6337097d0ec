import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { wholeEntry } from '@/config/build/whole-entry';

/** Builds an entry that shares `common` with a part that it fetches later, as the worker does. */
async function buildParts(texts: { entry: string; common: string; part: string }): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.whole-entry-'));
  try {
    writeFileSync(join(folder, 'common.js'), `export const common = () => console.log('${texts.common}');`);
    writeFileSync(
      join(folder, 'part.js'),
      `import { common } from './common.js'; common(); console.log('${texts.part}');`,
    );
    writeFileSync(
      join(folder, 'entry.js'),
      `import { common } from './common.js'; common(); console.log('${texts.entry}'); import('./part.js');`,
    );
    const result = (await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [wholeEntry()],
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(folder, 'entry.js'),
          output: {
            codeSplitting: {
              groups: [{ name: 'whole', tags: ['$initial'], includeDependenciesRecursively: false }],
            },
          },
        },
      },
    })) as Rolldown.RolldownOutput;
    return new Map(
      result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TEXTS = { entry: 'entry 1', common: 'common 1', part: 'part 1' };
const findName = (files: Map<string, string>, text: string) =>
  [...files].find(([, code]) => code.includes(text))?.[0] ?? '';

it('the entry has its code itself, and no other file has its former name', async () => {
  const files = await buildParts(TEXTS);
  expect(files.size).toBe(2);
  const entry = findName(files, 'entry 1');
  expect(files.get(entry)).toContain('common 1');
  expect(files.get(findName(files, 'part 1'))).toContain(entry.split('/').at(-1));
});

// Files are cached for a year by their names.
it.each(['entry', 'common', 'part'] as const)(
  'a change of the %s changes the name of every file that changes',
  async (changed) => {
    const [before, after] = [await buildParts(TEXTS), await buildParts({ ...TEXTS, [changed]: `${changed} 2` })];
    for (const [name, code] of after) expect(before.get(name) ?? code).toBe(code);
    expect([...after.keys()].sort()).not.toEqual([...before.keys()].sort());
  },
);

it('the same code has the same names', async () => {
  expect([...(await buildParts(TEXTS))]).toEqual([...(await buildParts(TEXTS))]);
});
