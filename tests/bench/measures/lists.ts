import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { BareTimes } from '../page/bare-lists';
import type { Painted, Updated } from '../page/lists';
import type { Subjects } from './subjects';

const CONTRACTS = 10_000;
const GUARANTEES = 200;
const MESSAGES = 5_000;
const ROUNDS = 9;
/** Times that each screen is shown, and changes of the bare one each time. */
const SCREENS = 5;
const UPDATES = 3;
/** Against a copy of the same elements, with its lists as bare virtual lists. */
const MOST = 1.5;
const LIST_MB = 10;

/** The app's own screens with far more data than any user has. */
export async function measureLists({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  // Responses of the backend would replace the generated data.
  await page.route(/\/(api|explorer)\//, () => undefined);
  await page.goto(pages.server.url);
  const reports = [await measureContractList(page), await measureContractScreen(page)];
  await context.close();
  return reports;
}

async function measureContractList(page: Page): Promise<Report> {
  const screens = await alternate(
    () => page.evaluate(async (count) => (await window.bench.lists()).showContracts(count), CONTRACTS),
    () => showBare(page),
  );
  const renamed = await repeatUpdate(page, async () => (await window.bench.lists()).renameContract());
  return {
    part: `List of ${CONTRACTS} contracts, against a copy of its elements`,
    figures: [...toScreenFigures(screens), toUpdateFigure('one renamed', renamed, screens)],
  };
}

async function measureContractScreen(page: Page): Promise<Report> {
  const sizes = [GUARANTEES, MESSAGES] as const;
  const screens = await alternate(
    () => page.evaluate(async ([some, many]) => (await window.bench.lists()).showContract(some, many), sizes),
    () => showBare(page),
  );
  const balance = await repeatUpdate(page, async () => (await window.bench.lists()).changeBalance());
  const message = await repeatUpdate(page, async () => (await window.bench.lists()).receiveMessage());
  const keys = await page.evaluate(async () => (await window.bench.lists()).typeInChat('The roof is tight at last.'));
  return {
    part: `Contract with ${GUARANTEES} guarantees and ${MESSAGES} messages, against a copy of its elements`,
    figures: [
      ...toScreenFigures(screens),
      toUpdateFigure('one balance changed', balance, screens),
      {
        what: 'cards that this changed',
        // Zero would mean that no card was rendered.
        value: Math.max(...balance.map(({ touched }) => touched)) || Number.NaN,
        unit: '',
        target: { most: 1 },
      },
      toUpdateFigure('one message more', message, screens),
      toUpdateFigure(
        'a key typed in the chat',
        keys.map((paint) => ({ paint, touched: 0 })),
        screens,
      ),
    ],
  };
}

interface Screens {
  app: Painted[];
  bare: BareTimes[];
}

/** Shows the app's screen and the copy of it in turn, so that load on the machine affects both. Ends with the app's. */
async function alternate(showApp: () => Promise<Painted>, showCopy: () => Promise<BareTimes>): Promise<Screens> {
  const screens: Screens = { app: [], bare: [] };
  for (let round = 0; round <= SCREENS; round++) {
    const app = await showApp();
    const bare = await showCopy();
    // The first round compiles the code.
    if (round === 0) continue;
    screens.bare.push(bare);
    screens.app.push(app);
  }
  await showApp();
  return screens;
}

function showBare(page: Page): Promise<BareTimes> {
  return page.evaluate(async (rounds) => {
    const { clear } = await window.bench.lists();
    return (await window.bench.bareLists()).showBare(clear, rounds);
  }, UPDATES);
}

async function repeatUpdate(page: Page, task: () => Promise<Updated>): Promise<Updated[]> {
  const results: Updated[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await page.evaluate(task));
  return results;
}

function toScreenFigures({ app, bare }: Screens): Figure[] {
  const [own, plain] = [app, bare].map((times) => median(times.map(({ paint }) => paint)));
  return [
    {
      what: 'first paint',
      value: median(app.map(({ paint }, round) => paint / (bare[round]?.paint ?? Number.NaN))),
      unit: '×',
      target: { most: MOST },
      beside: `${own?.toFixed(1)} ms with ${app[0]?.elements} elements, bare ${plain?.toFixed(1)} ms`,
    },
    {
      what: 'memory of the screen',
      value: median(app.map(({ memory }) => memory)),
      unit: 'MB',
      target: { most: LIST_MB },
    },
  ];
}

function toUpdateFigure(what: string, updates: readonly Updated[], { bare }: Screens): Figure {
  const times = updates.map(({ paint }) => paint);
  const own = median(times);
  const plain = median(bare.flatMap((each) => each.updates));
  return {
    what: `${what}, to paint`,
    value: own / plain,
    unit: '×',
    target: { most: MOST },
    beside: `${own.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)}; a bare row changes in ${plain.toFixed(1)} ms`,
  };
}
