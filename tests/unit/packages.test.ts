import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Version {
  major: number;
  minor: number;
}

const read = (path: string) => readFileSync(path, 'utf8');

function toVersion(text: string): Version {
  const [, major, minor = '0'] = /^\D*(\d+)(?:\.(\d+))?/.exec(text) ?? [];
  return { major: Number(major), minor: Number(minor) };
}

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const supported = engines.node.split('||').map((range) => toVersion(range));
const tested = [...(/^ *node: \[(.*)\]$/m.exec(read('.github/workflows/ci.yml'))?.[1] ?? '').matchAll(/'([^']+)'/g)];
const matrix = tested.map(([, version = '']) => toVersion(version));

describe('Node versions', () => {
  it('are the same in package.json and the CI workflow', () => {
    expect(matrix.map(({ major }) => major)).toEqual(supported.map(({ major }) => major));
  });

  it('are tested from the lowest one on', () => {
    expect(matrix[0]).toEqual(supported[0]);
  });

  it('for development are among the tested ones', () => {
    expect(matrix.map(({ major }) => major)).toContain(toVersion(read('.nvmrc')).major);
  });

  it('use the types of the lowest version, so no newer API is used', () => {
    const types = JSON.parse(read('node_modules/@types/node/package.json')) as { version: string };
    expect(toVersion(types.version).major).toBe(supported[0]?.major);
  });
});

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
