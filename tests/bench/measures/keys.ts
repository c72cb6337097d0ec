import { openFreshPage } from '../browser';
import { median, type Report } from '../figure';
import type { Subjects } from './subjects';

const ROUNDS = 7;

/** Opening a key in the app's worker, compared with plain hash-wasm in a fresh worker. */
export async function measureKeys({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const key = await page.evaluate(async () => (await window.bench.keys()).newKey());
  const openings: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(pages.server.url);
    floors.push(await page.evaluate(async () => (await window.bench.keys()).hashAlone()));
    openings.push(await page.evaluate(async (sealed) => (await window.bench.keys()).openKey(sealed), key));
  }
  await context.close();
  const took = median(openings);
  const alone = median(floors);
  return [
    {
      part: `Key opened (Argon2id, 64 MiB, 3 passes; median of ${ROUNDS})`,
      figures: [
        { what: "in the app's worker", value: took, unit: 'ms' },
        { what: 'hash-wasm alone in a fresh worker', value: alone, unit: 'ms' },
        { what: 'against it', value: took / alone, unit: '×', target: { most: 1.2 } },
      ],
    },
  ];
}
