import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { findFolderCycle, readFolderGraph } from '@tests/architecture/folder-graph';
import { MODULES } from '@tests/architecture/modules.mjs';
import { forbiddenModules, forbiddenPackages, lintOverrides } from '@tests/architecture/rules.mjs';
import { beforeAll, describe, expect, it } from 'vitest';

const RULES = 'tests/architecture/biome.modules.json';

interface Import {
  module: string;
  /** Module specifier of the import. */
  target: string;
}

const forbidden: Import[] = MODULES.flatMap((module) => [
  ...forbiddenModules(module).map(({ name }) => ({ module: module.name, target: `@/${name}/thing` })),
  ...forbiddenPackages(module).map((name) => ({ module: module.name, target: name })),
  { module: module.name, target: `${'../'.repeat(module.name.split('/').length)}app/thing` },
  { module: module.name, target: '@mocks/backend' },
  { module: module.name, target: '@tests/support' },
  { module: module.name, target: '@/config/build/page-policy' },
]);

const allowed: Import[] = MODULES.flatMap((module) => [
  { module: module.name, target: `@/${module.name}/thing` },
  ...module.imports.map((name) => ({ module: module.name, target: `@/${name}/thing` })),
  ...module.packages.map((name) => ({ module: module.name, target: name })),
]);

/** Lints one file per module, with an import a line and only our rules; returns the rejected ones. */
function findRejected(imports: readonly Import[]): Set<Import> {
  const project = mkdtempSync(join(tmpdir(), 'aval-imports-'));
  for (const file of ['biome.json', RULES]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    cpSync(file, join(project, file));
  }
  const byFile = new Map<string, Import[]>();
  for (const { name } of MODULES) {
    const path = join('src', name, 'case.ts');
    const lines = imports.filter(({ module }) => module === name);
    byFile.set(path, lines);
    mkdirSync(dirname(join(project, path)), { recursive: true });
    const text = lines.map(({ target }, line) => `import { thing as thing${line} } from '${target}';\n`);
    writeFileSync(join(project, path), text.join(''));
  }
  const biome = join(process.cwd(), 'node_modules', '.bin', 'biome');
  const options = ['--only=style/noRestrictedImports', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(biome, ['lint', ...options], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  rmSync(project, { recursive: true });
  const places = (stdout + stderr).matchAll(/(\S+case\.ts):(\d+):\d+ lint/g);
  return new Set([...places].flatMap(([, path = '', line]) => byFile.get(normalize(path))?.[Number(line) - 1] ?? []));
}

describe('import rules', () => {
  let rejected: Set<Import>;

  beforeAll(() => {
    rejected = findRejected([...forbidden, ...allowed]);
  });

  it('match the table (written by npm run rules)', () => {
    expect(JSON.parse(readFileSync(RULES, 'utf8'))).toEqual({ overrides: lintOverrides() });
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

  it('reject every import that the table does not list', () => {
    expect(forbidden.filter((line) => !rejected.has(line))).toEqual([]);
    expect(forbidden.length).toBeGreaterThan(500);
  });

  it('accept every import that the table lists', () => {
    expect(allowed.filter((line) => rejected.has(line))).toEqual([]);
  });
});

describe('folders', () => {
  it.each(['domain', 'store', 'features'])('of %s import each other in one direction', (layer) => {
    const graph = readFolderGraph(join('src', layer));
    expect(graph.size).toBeGreaterThan(10);
    expect([...graph.values()].some((imports) => imports.size > 0)).toBe(true);
    expect(findFolderCycle(graph)).toEqual([]);
  });

  it('that import each other are found, with those above them', () => {
    const graph = { bottom: [], first: ['second', 'bottom'], second: ['third'], third: ['first'], top: ['first'] };
    const cycle = findFolderCycle(new Map(Object.entries(graph).map(([name, imports]) => [name, new Set(imports)])));
    expect(cycle).toEqual(['first', 'second', 'third', 'top']);
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
