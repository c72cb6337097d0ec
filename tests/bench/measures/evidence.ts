import { openFreshPage } from '../browser';
import { gzippedSize } from '../builds';
import { type Figure, median, type Report } from '../figure';
import type { EvidenceTimes } from '../page/evidence';
import type { Subjects } from './subjects';

const BYTES = 50_000_000;
const SAMPLES = 5;

/** The evidence file (docs/settlement.md#evidence-file): a file of 50 MB must not keep the page from answering. */
export async function measureEvidence({ app, pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const samples: EvidenceTimes[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const times = await page.evaluate(async (size) => (await window.bench.evidence()).timeEvidence(size), BYTES);
    // The first one warms up.
    if (sample > 0) samples.push(times);
  }
  await context.close();
  const of = (name: keyof EvidenceTimes) => median(samples.map((times) => times[name]));
  const part = app.built.chunks.find(({ fileName }) => /\/evidence-dialog-/.test(fileName));
  const figures: Figure[] = [
    { what: 'made, page blocked for', value: of('gapWhileMade'), unit: 'ms', target: { most: 50 } },
    { what: 'checked, page blocked for', value: of('gapWhileRead'), unit: 'ms', target: { most: 50 } },
    { what: 'made in', value: of('made'), unit: 'ms' },
    { what: 'checked in', value: of('read'), unit: 'ms' },
    {
      what: 'dialog, fetched when it is opened, gzip',
      value: part === undefined ? Number.NaN : gzippedSize(app.built, part.fileName) / 1000,
      unit: 'kB',
    },
  ];
  return [{ part: `Evidence file of 50 MB (median of ${SAMPLES})`, figures }];
}
