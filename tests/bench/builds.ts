import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

const ROOT = process.cwd();
/** Ignored by git; inside the project so that node_modules resolves. */
export const FOLDER = join(ROOT, 'test-results/bench');

export interface Built {
  folder: string;
  chunks: Rolldown.OutputChunk[];
}

/** Builds the app as `npm run preview` does. */
export function buildApp(): Promise<Built> {
  return bundle('app');
}

/** Builds the pages of tests/bench/page with the app's configuration. */
export function buildPages(): Promise<Built> {
  return bundle('page', {
    input: join(ROOT, 'tests/bench/page/index.html'),
    plugins: [ungrouped, plainWorkers],
  });
}

interface Options {
  input?: string;
  plugins?: Plugin[];
}

/** The chunks of the app are made for its own pages: in others they would import each other. */
const ungrouped: Plugin = {
  name: 'bench-ungrouped',
  config: (config) => {
    delete config.build?.rolldownOptions?.output;
  },
};

/** The pages measure workers of other libraries too, which the app's policy refuses. */
const plainWorkers: Plugin = {
  name: 'bench-plain-workers',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(/(require-)?trusted-types(-for)? [^;"]*;? ?/g, ''),
  },
};

async function bundle(name: string, { input, plugins = [] }: Options = {}): Promise<Built> {
  const folder = join(FOLDER, name);
  const result = await build({
    root: ROOT,
    mode: 'embedded',
    plugins,
    logLevel: 'error',
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

/** Size of a file in bytes after gzip. */
export function gzippedSize({ folder }: Built, file: string): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
}

/** The files a chunk needs to run, including itself. */
function collectImports({ chunks }: Built, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
    collectImports({ folder: '', chunks }, next, known);
  return known;
}

/** The scripts in index.html and everything they import statically. */
export function initialFiles(built: Built): Set<string> {
  const html = readFileSync(join(built.folder, 'index.html'), 'utf8');
  const files = new Set<string>();
  for (const [, file = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) collectImports(built, file, files);
  return files;
}
