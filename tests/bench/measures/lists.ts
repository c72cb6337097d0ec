import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Subjects } from './subjects';

const CONTRACTS = 1_000;
const GUARANTEES = 200;
const MESSAGES = 5_000;
/** Messages that the app shows of a long chat. */
const SHOWN_MESSAGES = 100;
/** Times that each screen is shown, that each update is made, and keys that are typed. */
const SCREENS = 7;
const UPDATES = 11;
const KEYS = 25;
/** Against the bare screen. */
const MOST = 1.5;
/** For 1,000 contracts: Redux copies the list, which is sorted again, and asks every row on screen (docs/performance.md#the-bare-lists). */
const MOST_RENAMED = 2;
const LIST_MB = 10;

/** The app's own screens with far more data than any user has, beside bare ones in a second page. */
export async function measureLists({ pages, browser }: Subjects): Promise<Report[]> {
  const [app, bare] = [await openSide(), await openSide()];
  const reports = [await measureContractList(app, bare), await measureContractScreen(app, bare)];
  await Promise.all([app.close(), bare.close()]);
  return reports;

  async function openSide(): Promise<Side> {
    const { page, context } = await openFreshPage(browser);
    // Responses of the backend would replace the generated data.
    await page.route(/\/(api|explorer)\//, () => undefined);
    await page.goto(pages.server.url);
    await page.evaluate(() => Promise.all([window.bench.lists(), window.bench.bareLists(), window.bench.copiedDom()]));
    return { page, measure: await openThreadClock(page), close: () => context.close() };
  }
}

/** One of the two pages. */
interface Side {
  page: Page;
  measure: (task: () => Promise<number>) => Promise<Timed>;
  close: () => Promise<void>;
}

async function measureContractList(app: Side, bare: Side): Promise<Report> {
  const prepare = () =>
    app.page.evaluate(async (count) => (await window.bench.lists()).prepareContracts(count), CONTRACTS);
  const screens = await alternateScreens(app, bare, prepare);
  const rename = await alternateUpdates(app, bare, {
    task: async () => (await window.bench.lists()).renameContract(),
    row: () => ({ list: 0, index: 0 }),
  });
  return {
    part: `List of ${CONTRACTS} contracts, against the same rows as a bare list`,
    figures: [...screens, { ...toFigure('one renamed', rename), target: { most: MOST_RENAMED } }],
  };
}

async function measureContractScreen(app: Side, bare: Side): Promise<Report> {
  const sizes = [GUARANTEES, MESSAGES] as const;
  const prepare = () =>
    app.page.evaluate(async ([some, many]) => (await window.bench.lists()).prepareContract(some, many), sizes);
  const screens = await alternateScreens(app, bare, prepare);
  // Before the comparison, which the bare screen has to follow.
  const touched = await app.page.evaluate(async () => (await window.bench.lists()).countTouched());
  const balance = await alternateUpdates(app, bare, {
    task: async () => (await window.bench.lists()).changeBalance(),
    row: () => ({ list: 0, index: 0 }),
  });
  const message = await alternateUpdates(app, bare, {
    task: async () => (await window.bench.lists()).receiveMessage(),
    row: (round) => ({ list: 1, index: SHOWN_MESSAGES + round }),
  });
  const keys = await alternateKeys(app, bare);
  return {
    part: `Contract with ${GUARANTEES} guarantees and ${MESSAGES} messages, against the same rows as bare lists`,
    figures: [
      ...screens,
      toFigure('one balance changed', balance),
      // Zero would mean that no card was rendered.
      { what: 'cards that this changed', value: touched || Number.NaN, unit: '', target: { most: 1 } },
      toFigure('one message more', message),
      toFigure('a key typed in the chat', keys),
    ],
  };
}

/** The times of each page, measured in turns. */
interface Pair {
  app: Timed[];
  bare: Timed[];
}

async function alternateScreens(app: Side, bare: Side, prepare: () => Promise<void>): Promise<Figure[]> {
  const times: Pair = { app: [], bare: [] };
  const memory: number[] = [];
  for (let round = 0; round <= SCREENS; round++) {
    await prepare();
    const own = await app.measure(async () => (await window.bench.lists()).paintApp());
    const plain = await measureBareScreen(app, bare);
    memory.push(await app.page.evaluate(async () => (await window.bench.lists()).measureMemory()));
    // The first round compiles the code.
    if (round === 0) continue;
    times.app.push(own);
    times.bare.push(plain);
  }
  await checkSameRows(app, bare);
  return [
    toFigure('first paint', await deductNothing(app, bare, times), await countElements(app)),
    { what: 'memory of the screen', value: median(memory), unit: 'MB', target: { most: LIST_MB } },
  ];
}

async function countElements({ page }: Side): Promise<string> {
  return `${await page.evaluate(() => document.querySelectorAll('#root *').length)} elements`;
}

/** Shows the elements of the app's screen as they are now. */
async function measureBareScreen(app: Side, bare: Side): Promise<Timed> {
  const { screen, path } = await app.page.evaluate(async () => ({
    screen: (await window.bench.copiedDom()).copyScreen(),
    path: location.pathname,
  }));
  await bare.page.evaluate(async ([copied, at]) => (await window.bench.bareLists()).prepareBare(copied, at), [
    screen,
    path,
  ] as const);
  return bare.measure(async () => (await window.bench.bareLists()).paintBare());
}

interface Update {
  task: () => Promise<number>;
  /** The row that it changes or adds. */
  row: (round: number) => { list: number; index: number };
}

async function alternateUpdates(app: Side, bare: Side, { task, row }: Update): Promise<Pair> {
  const times: Pair = { app: [], bare: [] };
  for (let round = 0; round < UPDATES; round++) {
    await settle(app, bare);
    const own = await app.measure(task);
    const place = row(round);
    const content = await app.page.evaluate(
      async ({ list, index }) => (await window.bench.copiedDom()).copyRow(list, index),
      place,
    );
    await bare.page.evaluate(async ([{ list }, copied]) => (await window.bench.bareLists()).prepareRow(list, copied), [
      place,
      content,
    ] as const);
    await settle(app, bare);
    const plain = await bare.measure(async () => (await window.bench.bareLists()).changeRow());
    await checkSameRows(app, bare);
    // The first round compiles the code.
    if (round === 0) continue;
    times.app.push(own);
    times.bare.push(plain);
  }
  return deductNothing(app, bare, times);
}

async function alternateKeys(app: Side, bare: Side): Promise<Pair> {
  const times: Pair = { app: [], bare: [] };
  for (let key = 0; key < KEYS; key++)
    for (const [side, into] of [[app, times.app] as const, [bare, times.bare] as const])
      into.push(await side.measure(async () => (await window.bench.painting()).typeKey()));
  return deductNothing(app, bare, times);
}

/** The rows must be the same. There may be one more at the edge: the app also says after a while that loading takes long. */
async function checkSameRows(app: Side, bare: Side): Promise<void> {
  const [own, plain] = (await Promise.all(
    [app, bare].map(({ page }) => page.evaluate(async () => (await window.bench.painting()).readRows())),
  )) as [Record<string, string>, Record<string, string>];
  const others = Object.keys(own).filter((row) => own[row] !== plain[row]);
  const [row = ''] = others.filter((each) => each in plain);
  if (row in plain) throw new Error(`the bare list shows “${plain[row]}” instead of “${own[row]}”`);
  const differ = Math.max(others.length, Object.keys(plain).length - Object.keys(own).length);
  if (differ > 1) throw new Error(`the bare list shows ${Object.keys(plain).join()}, not ${Object.keys(own).join()}`);
}

async function settle(app: Side, bare: Side): Promise<void> {
  await Promise.all(
    [app, bare].map(({ page }) => page.evaluate(async () => (await window.bench.painting()).waitUntilSettled())),
  );
}

/** Without what measuring itself takes on either page. */
async function deductNothing(app: Side, bare: Side, { app: own, bare: plain }: Pair): Promise<Pair> {
  return { app: await deduct(app, own), bare: await deduct(bare, plain) };
}

async function deduct(side: Side, times: Timed[]): Promise<Timed[]> {
  const nothing: Timed[] = [];
  for (let round = 0; round < 9; round++)
    nothing.push(await side.measure(async () => (await window.bench.painting()).paintNothing()));
  const idle = median(nothing.map(({ thread }) => thread));
  return times.map(({ thread, clock }) => ({ thread: thread - idle, clock }));
}

function toFigure(what: string, { app, bare }: Pair, note?: string): Figure {
  const [own, plain] = [app, bare].map((times) => ({
    thread: median(times.map(({ thread }) => thread)),
    clock: median(times.map(({ clock }) => clock)),
  })) as [Timed, Timed];
  return {
    what: `${what}, to paint`,
    value: own.thread / plain.thread,
    unit: '×',
    target: { most: MOST },
    beside: [
      `${own.thread.toFixed(1)} ms of the thread, bare ${plain.thread.toFixed(1)}`,
      `on the clock ${own.clock.toFixed(1)}, bare ${plain.clock.toFixed(1)}`,
      ...(note === undefined ? [] : [note]),
    ].join('; '),
  };
}

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
async function openThreadClock(page: Page): Promise<(task: () => Promise<number>) => Promise<Timed>> {
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
