import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const ASSETS = join(new URL('../..', import.meta.url).pathname, 'dist/e2e/assets');

/** Static imports of each chunk. */
function readImports(): Map<string, string[]> {
  const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  return new Map(
    chunks.map((name) => {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      return [name, [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported = '']) => imported)];
    }),
  );
}

/** The chunks that lead back to where they started; empty if there is no cycle. */
function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  function visit(chunk: string, path: readonly string[]): string[] {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (done.has(chunk)) return [];
    for (const imported of imports.get(chunk) ?? []) {
      const cycle = visit(imported, [...path, chunk]);
      if (cycle.length > 0) return cycle;
    }
    done.add(chunk);
    return [];
  }
  for (const chunk of imports.keys()) {
    const cycle = visit(chunk, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

test('no chunks of the build import each other: their constants would be undefined', () => {
  const imports = readImports();
  expect([...imports.values()].flat().length).toBeGreaterThan(20);
  expect(findCycle(imports)).toEqual([]);
});

test('no route fetches a chunk of more than 60 kB', () => {
  const imports = readImports();
  const first = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(ASSETS, '../index.html'), 'utf8'))?.[1] ?? '';
  const pages = [...imports.keys()].filter((name) => /-page-[\w-]+\.js$/.test(name));
  expect(pages.length).toBeGreaterThan(10);
  const needed = new Set(pages);
  // A set visits what is added meanwhile.
  for (const chunk of needed) for (const imported of imports.get(chunk) ?? []) needed.add(imported);
  expect(needed.delete(first)).toBe(true);
  const sizes = [...needed].map((name) => ({ name, size: gzipSync(readFileSync(join(ASSETS, name))).length }));
  expect(sizes.filter(({ size }) => size > 60_000)).toEqual([]);
});
