import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  inBundle?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([path]) => path !== '');

/** Resolves a dependency as Node does, from the package's own node_modules up to the top level. */
function isLocked(name: string, from: string): boolean {
  const parents = [
    from,
    ...from.split('/node_modules/').map((_, at, parts) => parts.slice(0, -1 - at).join('/node_modules/')),
  ];
  return parents.some((parent) => `${parent === '' ? '' : `${parent}/`}node_modules/${name}` in packages);
}

describe('package-lock.json', () => {
  it('has every dependency, including those of other platforms', () => {
    const missing = locked.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(name, path))
        .map((name) => `${path} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a hash for every package, and names no registry', () => {
    const unhashed = locked.filter(([, entry]) => entry.integrity === undefined && entry.inBundle !== true);
    const registries = locked.filter(([, { resolved }]) => resolved !== undefined);
    expect([...unhashed, ...registries].map(([path]) => path)).toEqual([]);
  });
});
