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

test('no chunks of the build import each other, which would leave their constants undefined', () => {
  const imports = readImports();
  expect([...imports.values()].flat().length).toBeGreaterThan(20);
  expect(findCycle(imports)).toEqual([]);
});

/** Bytes after gzip. */
const LIMIT = 60_000;

/** Chunks that may be larger, and why. */
const LARGE: Readonly<Record<string, string>> = {
  index: 'the first screen in one request, limited to 115 kB by first-screen.spec.ts',
  'estimate-strength':
    'lists of passwords and words, fetched on registration only (docs/performance.md#password-strength)',
  keys: 'libauth as WebAssembly in text, fetched by the worker (docs/decisions/0033-signing-build-on-demand.md)',
  reading: 'bitcoinjs-lib, fetched by the worker while the browser is idle',
};

/** Without the hash of the content. */
const getName = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

test('no chunk exceeds 60 kB, except those listed with a reason', () => {
  const files = [...readImports().keys()];
  expect(files.filter((file) => /-page-[\w-]+\.js$/.test(file)).length).toBeGreaterThan(10);
  const large = files.filter((file) => gzipSync(readFileSync(join(ASSETS, file))).length > LIMIT);
  expect(large.filter((file) => !(getName(file) in LARGE))).toEqual([]);
  expect(files.map(getName)).toEqual(expect.arrayContaining(Object.keys(LARGE)));
});
