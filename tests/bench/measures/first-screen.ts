import { openFreshPage } from '../browser';
import { type Built, collectImports, gzippedSize, initialFiles } from '../builds';
import type { Figure, Report } from '../figure';
import type { Subjects } from './subjects';

const kB = (bytes: number) => bytes / 1000;
const SETTLE_MS = 3000;
const LARGEST_CHUNK_KB = 60;

/** Size of /login before paint, of each further route, and of what is prefetched. */
export async function measureFirstScreen(subjects: Subjects): Promise<Report[]> {
  const { app, floor } = subjects;
  const own = initialSize(app.built);
  const bare = initialSize(floor);
  const seen = await measureLoginRequests(subjects);
  return [
    {
      part: 'First screen (/login)',
      figures: [
        { what: 'JavaScript, gzip', value: kB(own), unit: 'kB', target: { most: 120 } },
        { what: 'of the floor, gzip', value: kB(bare), unit: 'kB' },
        { what: 'against the floor', value: own / bare, unit: '×', target: { most: 1.1 } },
        {
          what: 'requests that first paint waits for',
          value: seen.before.length,
          unit: '',
          target: { most: 4 },
          beside: seen.before.join(' '),
        },
        {
          what: 'wasm before first paint',
          value: seen.before.filter((name) => name.endsWith('.wasm')).length,
          unit: '',
          target: { most: 0 },
        },
        { what: 'fetched after it, for what comes next', value: seen.after.length, unit: '' },
      ],
    },
    { part: 'Routes', figures: measureRoutes(app.built) },
  ];
}

function initialSize(built: Built): number {
  return totalSize(built, [...initialFiles(built)]);
}

function totalSize(built: Built, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzippedSize(built, file), 0);
}

function measureRoutes(built: Built): Figure[] {
  const initial = initialFiles(built);
  const pages = built.chunks.filter(({ facadeModuleId }) => /\/src\/pages\/[\w-]+\.tsx$/.test(facadeModuleId ?? ''));
  const routes = pages.map(({ fileName, name }) => {
    const files = [...collectImports(built, fileName)].filter((file) => !initial.has(file));
    return { name, files, own: kB(gzippedSize(built, fileName)), total: kB(totalSize(built, files)) };
  });
  const files = [...new Set(routes.flatMap((route) => route.files))];
  const [largest] = files.map((file) => ({ file, size: kB(gzippedSize(built, file)) })).sort((a, b) => b.size - a.size);
  return [
    {
      what: 'largest chunk of any route, gzip',
      value: largest?.size ?? 0,
      unit: 'kB',
      target: { most: LARGEST_CHUNK_KB },
      beside: largest?.file ?? '',
    },
    ...routes.map(
      ({ name, files, own, total }): Figure => ({
        what: name,
        value: own,
        unit: 'kB',
        target: { most: LARGEST_CHUNK_KB },
        beside: `${total.toFixed(1)} kB in ${files.length} files with what it shares`,
      }),
    ),
  ];
}

/** Paint waits for scripts and styles; only a swapped font and the icon may still be loading. */
const AWAITED = /\.(js|css|wasm)$/;

async function measureLoginRequests({ app, browser }: Subjects): Promise<{ before: string[]; after: string[] }> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(`${app.server.url}/login`);
  await page.waitForTimeout(SETTLE_MS);
  const { paint, resources } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }));
  await context.close();
  const getName = ({ name }: { name: string }) => name.split('/').at(-1) ?? '';
  const early = resources.filter(({ startTime }) => startTime < paint).map(getName);
  return {
    before: ['/login', ...early.filter((name) => AWAITED.test(name))],
    after: resources.filter(({ startTime }) => startTime >= paint).map(getName),
  };
}
