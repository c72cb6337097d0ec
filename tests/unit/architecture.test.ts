import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderCycle, readFolderGraph } from '@tests/architecture/folder-graph';
import { explainForbidden, listSpecifiers, PACKAGES } from '@tests/architecture/import-rules';
import { MODULES } from '@tests/architecture/modules.mjs';
import { describe, expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, specifiers: listSpecifiers(readFileSync(join('src', path), 'utf8')) }));

describe('import rules', () => {
  it('hold in every file', () => {
    expect(sources.flatMap(({ specifiers }) => specifiers).length).toBeGreaterThan(5000);
    const faults = sources.flatMap(({ path, specifiers }) =>
      specifiers.flatMap((specifier) => {
        const reason = explainForbidden(path, specifier);
        return reason === null ? [] : [`${path} imports ${specifier}. ${reason}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('cover every folder of src', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const inside = ['features', 'store'].flatMap((layer) =>
      readdirSync(`src/${layer}`).map((name) => `${layer}/${name}`),
    );
    const names = [
      ...folders.map(({ name }) => name).filter((name) => !['features', 'store'].includes(name)),
      ...inside,
    ];
    expect(names.filter((name) => !MODULES.some((module) => module.name === name))).toEqual([]);
  });

  it('allow what the table lists, and nothing else', () => {
    for (const module of MODULES) {
      const allows = (specifier: string) => explainForbidden(`${module.name}/file.ts`, specifier) === null;
      for (const { name } of MODULES)
        expect([name, allows(`@/${name}/thing`)]).toEqual([
          name,
          name === module.name || module.imports.includes(name),
        ]);
      for (const name of PACKAGES)
        expect([name, allows(name), allows(`${name}/part`)]).toEqual([
          name,
          module.packages.includes(name),
          module.packages.includes(name),
        ]);
      const outside = ['../app/thing', '../../thing', '@mocks/backend', '@tests/support', '@/config/build/page-policy'];
      expect(outside.filter(allows)).toEqual([]);
    }
  });
});

describe('folders', () => {
  it.each(['domain', 'store', 'features'])('of %s import each other in one direction', (layer) => {
    const graph = readFolderGraph(join('src', layer));
    expect(graph.size).toBeGreaterThan(10);
    expect([...graph.values()].some((imports) => imports.size > 0)).toBe(true);
    expect(findFolderCycle(graph)).toEqual([]);
  });
});

describe('files', () => {
  const files = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const texts = [join('src', 'content'), join('src', 'exit', 'texts')];
  const code = files.filter((path) => /\.tsx?$/.test(path) && !texts.some((folder) => path.startsWith(folder)));
  const lengths = code.map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }));

  it('have at most 250 lines', () => {
    expect(lengths.length).toBeGreaterThan(500);
    expect(lengths.filter(({ lines }) => lines > 250)).toEqual([]);
  });

  it('include no barrels', () => {
    expect(code.filter((path) => /(^|[\\/])index\.tsx?$/.test(path))).toEqual([]);
  });
});
