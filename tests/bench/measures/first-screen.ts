import { openFreshPage } from '../browser';
import { gzippedSize, initialFiles } from '../builds';
import type { Report } from '../figure';
import type { Subjects } from './subjects';

const SETTLE_MS = 3000;

/** What /login needs before it is painted. */
export async function measureFirstScreen(subjects: Subjects): Promise<Report[]> {
  const { built } = subjects.app;
  const bytes = [...initialFiles(built)].reduce((sum, file) => sum + gzippedSize(built, file), 0);
  return [
    {
      part: 'First screen (/login)',
      figures: [
        { what: 'JavaScript, gzip', value: bytes / 1000, unit: 'kB', target: { most: 120 } },
        {
          what: 'wasm before first paint',
          value: await countEarlyWasm(subjects),
          unit: '',
          target: { most: 0 },
        },
      ],
    },
    {
      part: 'Recovery page',
      figures: [
        {
          what: 'recover.html, gzip',
          value: gzippedSize(built, 'recover.html') / 1000,
          unit: 'kB',
          target: { most: 250 },
        },
      ],
    },
  ];
}

async function countEarlyWasm({ app, browser }: Subjects): Promise<number> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(`${app.server.url}/login`);
  await page.waitForTimeout(SETTLE_MS);
  const count = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint);
    return early.filter(({ name }) => name.endsWith('.wasm')).length;
  });
  await context.close();
  return count;
}
