import type { Page } from '@playwright/test';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Painted, Updated } from '../page/lists';
import type { Subjects } from './subjects';

const CONTRACTS = 10_000;
const GUARANTEES = 200;
const MESSAGES = 5_000;
const ROUNDS = 9;
const PAINT_MS = 80;
const UPDATE_MS = 17;
const KEY_MS = 16;
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
  // Warm-up, so the code is compiled as after a visit to another screen.
  await page.evaluate(async () => (await window.bench.lists()).showContracts(300));
  const shown = await page.evaluate(async (count) => (await window.bench.lists()).showContracts(count), CONTRACTS);
  const renamed = await repeatUpdate(page, async () => (await window.bench.lists()).renameContract());
  return {
    part: `List of ${CONTRACTS} contracts`,
    figures: [...toScreenFigures(shown), ...toUpdateFigures('one renamed', renamed)],
  };
}

async function measureContractScreen(page: Page): Promise<Report> {
  await page.evaluate(async () => (await window.bench.lists()).showContract(3, 20));
  const shown = await page.evaluate(async ([some, many]) => (await window.bench.lists()).showContract(some, many), [
    GUARANTEES,
    MESSAGES,
  ] as const);
  const balance = await repeatUpdate(page, async () => (await window.bench.lists()).changeBalance());
  const message = await repeatUpdate(page, async () => (await window.bench.lists()).receiveMessage());
  const keys = await page.evaluate(async () => (await window.bench.lists()).typeInChat('The roof is tight at last.'));
  return {
    part: `Contract with ${GUARANTEES} guarantees and ${MESSAGES} messages`,
    figures: [
      ...toScreenFigures(shown),
      ...toUpdateFigures('one balance changed', balance),
      {
        what: 'cards that this changed',
        // Zero would mean that no card was rendered.
        value: Math.max(...balance.map(({ touched }) => touched)) || Number.NaN,
        unit: '',
        target: { most: 1 },
      },
      ...toUpdateFigures('one message more', message),
      {
        what: 'a key typed in the chat, to paint',
        value: median(keys),
        unit: 'ms',
        target: { most: KEY_MS },
        beside: `slowest ${Math.max(...keys).toFixed(1)} ms`,
      },
    ],
  };
}

async function repeatUpdate(page: Page, task: () => Promise<Updated>): Promise<Updated[]> {
  const results: Updated[] = [];
  for (let round = 0; round < ROUNDS; round++) results.push(await page.evaluate(task));
  return results;
}

function toScreenFigures({ paint, memory, elements }: Painted): Figure[] {
  return [
    { what: 'first paint', value: paint, unit: 'ms', target: { most: PAINT_MS }, beside: `${elements} elements` },
    { what: 'memory of the screen', value: memory, unit: 'MB', target: { most: LIST_MB } },
  ];
}

function toUpdateFigures(what: string, updates: readonly Updated[]): Figure[] {
  const times = updates.map(({ paint }) => paint);
  const beside = `slowest ${Math.max(...times).toFixed(1)} ms`;
  return [{ what: `${what}, to paint`, value: median(times), unit: 'ms', target: { most: UPDATE_MS }, beside }];
}
