import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const ROOT = process.cwd();
/** Ignored by git, and within reach of node_modules. */
export const FOLDER = join(ROOT, 'test-results/bench');

export interface Built {
  folder: string;
  chunks: Rolldown.OutputChunk[];
}

/** The app as `npm run preview` builds it. */
export function buildApp(): Promise<Built> {
  return bundle('app', { mode: 'embedded' });
}

/** The pages of tests/bench/page, with the app's own configuration. */
export function buildPages(): Promise<Built> {
  return bundle('page', { mode: 'embedded', input: join(ROOT, 'tests/bench/page/index.html') });
}

/** The floor: a login form over the same libraries, bundled by the same Vite. */
export function buildFloor(): Promise<Built> {
  const root = join(FOLDER, 'floor-source');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(join(ROOT, 'tests/bench/floor'), root, { recursive: true });
  return bundle('floor', { root });
}

interface Options {
  mode?: string;
  root?: string;
  input?: string;
}

async function bundle(name: string, { mode = 'production', root, input }: Options): Promise<Built> {
  const folder = join(FOLDER, name);
  const result = await build({
    root: root ?? ROOT,
    mode,
    logLevel: 'error',
    ...(root === undefined ? {} : { configFile: false }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      ...(input === undefined ? {} : { rolldownOptions: { input } }),
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return { folder, chunks: output.filter((file) => file.type === 'chunk') };
}

/** Bytes on the line. */
export function gzipped({ folder }: Built, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

/** The files that a chunk needs before it runs, itself among them. */
export function closure({ chunks }: Built, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
    closure({ folder: '', chunks }, next, known);
  return known;
}

/** Every script that index.html begins with, and what those need. */
export function initialFiles(built: Built): Set<string> {
  const html = readFileSync(join(built.folder, 'index.html'), 'utf8');
  const files = new Set<string>();
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) closure(built, file, files);
  return files;
}
