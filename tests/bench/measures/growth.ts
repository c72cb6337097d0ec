import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Growth, Work } from '../page/growth';
import type { Subjects } from './subjects';

/** Work that hostile or large contracts cause, with a number of items that takes some milliseconds. */
const WORKS: readonly { work: Work; what: string; items: number }[] = [
  { work: 'hidden', what: 'characters that are not shown, marked in a text of', items: 50_000 },
  {
    work: 'marks',
    what: 'combining marks of alternating classes in terms that are built, in runs that may be normalised and in one run, characters',
    items: 30_000,
  },
  { work: 'view', what: 'terms read, guarantees', items: 20 },
  { work: 'differences', what: 'terms compared word by word, guarantees', items: 20 },
];

const ROUNDS = 9;
/** Of the growth of the items. Sorting and collecting garbage take somewhat more than linear time. */
const MOST = 1.5;

/** Time for ten times as many items, against ten times the time: 1 is linear, 10 is quadratic. */
export async function measureGrowth({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const figures: Figure[] = [];
  for (const { work, what, items } of WORKS) {
    const growths = await page.evaluate(
      async ([name, few, rounds]) => (await window.bench.growth()).timeGrowth(name, few, rounds),
      [work, items, ROUNDS] as const,
    );
    figures.push(toFigure(`${what}: ${items} → ${10 * items}`, growths));
  }
  await context.close();
  return [{ part: 'Growth: ten times as many, against ten times the time', figures }];
}

function toFigure(what: string, growths: readonly Growth[]): Figure {
  const [few, many] = [median(growths.map((each) => each.few)), median(growths.map((each) => each.many))];
  return {
    what,
    value: median(growths.map((each) => each.many / each.few)) / 10,
    unit: '×',
    target: { most: MOST },
    beside: `${few.toFixed(1)} → ${many.toFixed(1)} ms`,
  };
}
