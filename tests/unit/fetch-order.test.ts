import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assignStages } from '@/config/build/fetch-order';

/** Modules by id, with what they import statically and dynamically. */
const MODULES: Record<string, [imports: string[], lazy?: string[]]> = {
  '/src/main.ts': [['/src/lib/all.ts', '/src/start/start.ts'], ['/src/app/other.ts']],
  '/src/start/start.ts': [[], ['/src/parts/client.ts', '/src/parts/second.ts']],
  '/src/next/next.ts': [[], ['/src/parts/page.ts']],
  '/src/parts/client.ts': [['/src/lib/all.ts', '/src/lib/wire.ts']],
  '/src/parts/second.ts': [['/src/parts/client.ts', '/src/lib/second.ts']],
  '/src/parts/page.ts': [['/src/lib/wire.ts', '/src/lib/list.ts']],
  '/src/app/other.ts': [['/src/lib/list.ts', '/src/lib/other.ts']],
  '/src/lib/all.ts': [[]],
  '/src/lib/wire.ts': [['/src/lib/deep.ts']],
  '/src/lib/deep.ts': [['/src/lib/wire.ts']],
  '/src/lib/second.ts': [[]],
  '/src/lib/list.ts': [[]],
  '/src/lib/other.ts': [[]],
};

const graph = {
  getModuleIds: () => Object.keys(MODULES),
  getModuleInfo: (id: string) => {
    const [importedIds, dynamicallyImportedIds = []] = MODULES[id] ?? [[]];
    return { importedIds, dynamicallyImportedIds };
  },
};

const getStages = (stages: Parameters<typeof assignStages>[0]) => Object.fromEntries(assignStages(stages, graph));

describe('assignStages', () => {
  it('gives a module to the first stage that needs it, and nothing else to any', () => {
    const stages = [
      { name: 'start', from: ['start'] },
      { name: 'next', from: ['next'] },
    ];
    expect(getStages(stages)).toEqual({
      '/src/parts/client.ts': 'start',
      '/src/parts/second.ts': 'start',
      '/src/lib/all.ts': 'start',
      '/src/lib/wire.ts': 'start',
      '/src/lib/deep.ts': 'start',
      '/src/lib/second.ts': 'start',
      '/src/parts/page.ts': 'next',
      '/src/lib/list.ts': 'next',
    });
  });

  it('makes each import of a stage without a name a stage of its own', () => {
    expect(getStages([{ from: ['start'] }])).toEqual({
      '/src/parts/client.ts': 'client',
      '/src/lib/all.ts': 'client',
      '/src/lib/wire.ts': 'client',
      '/src/lib/deep.ts': 'client',
      '/src/parts/second.ts': 'second',
      '/src/lib/second.ts': 'second',
    });
  });
});

describe('vite.config.ts', () => {
  it('assigns modules to chunks by folder, and names no source file', () => {
    const code = readFileSync('vite.config.ts', 'utf8').replace(/^import .*$|\/\/ .*$/gm, '');
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    // A single word may be a folder or a chunk as well.
    const names = new Set(
      files.map((path) => basename(path).replace(/\..*$/, '')).filter((name) => name.includes('-')),
    );
    expect(names.size).toBeGreaterThan(500);
    expect(code.match(/[a-z]+(-[a-z]+)+/g)?.filter((word) => names.has(word))).toEqual([]);
    expect(code.match(/\bsrc\b.*\.tsx?\b/g)).toBeNull();
  });
});
