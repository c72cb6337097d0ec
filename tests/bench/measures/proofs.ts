import { openFreshPage } from '../browser';
import { gzippedSize } from '../builds';
import { type Figure, median, type Report } from '../figure';
import type { Subjects } from './subjects';

const ROUNDS = 20;
const SAMPLES = 15;

/** Proof of payment (docs/settlement.md#proof-of-payment): what its part weighs, and how long a check takes. */
export async function measureProofs({ app, pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const times: number[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const time = await page.evaluate(async (rounds) => (await window.bench.proofs()).timeProof(rounds), ROUNDS);
    // The first one warms up.
    if (sample > 0) times.push(time);
  }
  await context.close();
  const part = app.built.chunks.find(({ fileName }) => /\/payment-proofs-/.test(fileName));
  const figures: Figure[] = [
    {
      what: 'part of the contract, fetched when it is opened, gzip',
      value: part === undefined ? Number.NaN : gzippedSize(app.built, part.fileName) / 1000,
      unit: 'kB',
      target: { most: 3 },
    },
    { what: 'one payment checked', value: median(times), unit: 'ms', target: { most: 5 } },
  ];
  return [{ part: `Proof of payment (median of ${SAMPLES})`, figures }];
}
