import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Subjects } from './subjects';

const CONTRACTS = 1_000;
const GUARANTEES = 200;
const MESSAGES = 5_000;
/** Times that each screen is shown, that each update is made, and keys that are typed. */
const SCREENS = 7;
const UPDATES = 11;
const KEYS = 25;
/** Processor time of the page's thread, ms on a quiet machine. */
const MOST_SCREEN = 400;
/** A longer task is felt (Lighthouse). */
const MOST_UPDATE = 50;

/** The app's own screens with far more data than any user has. */
export async function measureLists({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  // Responses of the backend would replace the generated data.
  await page.route(/\/(api|explorer)\//, () => undefined);
  await page.goto(pages.server.url);
  await page.evaluate(() => window.bench.lists());
  const measure = await openThreadClock(page);
  const reports = [await measureContractList(page, measure), await measureContractScreen(page, measure)];
  await context.close();
  return reports;
}

async function measureContractList(page: Page, measure: Measure): Promise<Report> {
  const prepare = () => page.evaluate(async (count) => (await window.bench.lists()).prepareContracts(count), CONTRACTS);
  return {
    part: `List of ${CONTRACTS} contracts`,
    figures: [
      await measureScreen(measure, prepare),
      await measureUpdate('one renamed', measure, async () => (await window.bench.lists()).renameContract()),
    ],
  };
}

async function measureContractScreen(page: Page, measure: Measure): Promise<Report> {
  const sizes = [GUARANTEES, MESSAGES] as const;
  const prepare = () =>
    page.evaluate(async ([some, many]) => (await window.bench.lists()).prepareContract(some, many), sizes);
  return {
    part: `Contract with ${GUARANTEES} guarantees and ${MESSAGES} messages`,
    figures: [
      await measureScreen(measure, prepare),
      await measureUpdate('one balance changed', measure, async () => (await window.bench.lists()).changeBalance()),
      await measureUpdate('one message more', measure, async () => (await window.bench.lists()).receiveMessage()),
      await measureUpdate('a key typed', measure, async () => (await window.bench.painting()).typeKey(), KEYS),
    ],
  };
}

async function measureScreen(measure: Measure, prepare: () => Promise<void>): Promise<Figure> {
  const times: Timed[] = [];
  for (let round = 0; round <= SCREENS; round++) {
    await prepare();
    const time = await measure(async () => (await window.bench.lists()).paintApp());
    // The first round compiles the code.
    if (round > 0) times.push(time);
  }
  return toFigure('first paint', times, MOST_SCREEN);
}

async function measureUpdate(what: string, measure: Measure, task: Task, rounds = UPDATES): Promise<Figure> {
  const times: Timed[] = [];
  // The first round compiles the code.
  for (let round = 0; round < rounds; round++) times.push(await measure(task));
  return toFigure(what, times.slice(1), MOST_UPDATE);
}

function toFigure(what: string, times: readonly Timed[], most: number): Figure {
  return {
    what: `${what}, to paint`,
    value: median(times.map(({ thread }) => thread)),
    unit: 'ms',
    target: { most },
    beside: `on the clock ${median(times.map(({ clock }) => clock)).toFixed(1)} ms`,
  };
}

type Task = () => Promise<number>;
type Measure = (task: Task) => Promise<Timed>;

/** A task of the page with what it took. */
interface Timed {
  /** Processor time of the page's thread, ms. */
  thread: number;
  /** The result of the task: ms on the clock. */
  clock: number;
}

/**
 * Returns a function that runs a task in the page and measures the processor time of its main thread: scripts, style, layout,
 * paint and garbage collection. Unlike the time on the clock it does not grow while other programs have the processor.
 */
async function openThreadClock(page: Page): Promise<Measure> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function read(): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  }
  return async (task) => {
    const start = await read();
    const clock = await page.evaluate(task);
    return { thread: (await read()) - start, clock };
  };
}
