import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * A price is never part of a decision about money (docs/architecture.md#prices). This test follows the imports of the
 * deciding files, type-only imports included, as far as they lead.
 */

/** Folders and files below `src` that decide about money, keys or terms. */
const DECIDING = [
  'bitcoin',
  'domain/contracts',
  'domain/deposits',
  'domain/disputes',
  'domain/guarantees',
  'domain/keys',
  'domain/terms',
  'domain/recovery',
  'domain/withdrawals',
  'services/transactions.service.ts',
  'services/explorer.service.ts',
  'store/balances',
  'store/deposits',
  'store/disputes',
  'store/outbox',
  'store/keys',
  'store/payments',
  'store/signing',
  'store/withdrawals',
];

/** Everything that knows a price. */
const PRICES = /^src\/(?:domain\/money|store\/prices|services\/prices|services\/schemas\/prices|features\/money)\b/;

function listFiles(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

function findImports(path: string): string[] {
  const specifiers = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'@\/([^']+)'/g);
  return [...specifiers].flatMap(([, name]) =>
    ['.ts', '.tsx'].map((ending) => `src/${name}${ending}`).filter((file) => existsSync(file)),
  );
}

/** Everything that the files import, directly or not. */
function follow(files: readonly string[]): Set<string> {
  const seen = new Set(files);
  for (const file of seen) {
    for (const imported of findImports(file)) seen.add(imported);
  }
  return seen;
}

describe('prices', () => {
  it.each(DECIDING)('cannot be imported by %s', (folder) => {
    const reached = follow(listFiles(join('src', folder)));
    expect(reached.size).toBeGreaterThan(1);
    expect([...reached].filter((file) => PRICES.test(file))).toEqual([]);
  });

  it('are read by no selector or thunk of other modules', () => {
    const others = listFiles('src/store').filter((file) => !/src\/store\/(?:prices|boot)\//.test(file));
    const readers = others.filter((file) =>
      /\bstate\.prices\b|getState\(\)\.prices\b/.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual([]);
  });

  it('are found where they are used', () => {
    expect([...follow(['src/features/money/amount-field.tsx'])]).toContain('src/domain/money/price.ts');
  });
});
