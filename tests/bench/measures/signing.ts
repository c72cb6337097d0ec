import type { Page } from '@playwright/test';
import { buildPsbt, honestPlan, OWNER, context as signingContext } from '@tests/unit/bitcoin/releases';
import { freshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Signer, SigningTask } from '../page/signing';
import type { Subjects } from './subjects';

/** Inputs, and signings in a row: enough for the browser's clock, which steps by 0.1 ms. */
const SIZES: readonly [number, number][] = [
  [1, 20],
  [10, 4],
  [100, 1],
];
const WARM_TURNS = 2;
const TURNS = 15;
const MANY = 1000;
const REPEATS = 3;
const SIGNERS: readonly Signer[] = ['app', 'plain', 'scure'];

/** Inspecting and signing 2-of-3 P2WSH inputs, beside libraries that inspect nothing. */
export async function measureSigning({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await freshPage(browser);
  await page.goto(pages.server.url);
  const figures: Figure[] = [];
  for (const [inputs, rounds] of SIZES) figures.push(...(await compared(page, inputs, rounds)));
  figures.push(...(await manyInputs(page)));
  await context.close();
  return [{ part: 'Inspect and sign 2-of-3 P2WSH inputs, warm', figures }];
}

function taskOf(inputs: number): SigningTask {
  const psbt = Buffer.from(buildPsbt(honestPlan(inputs)).toBuffer()).toString('base64');
  return { psbt, context: signingContext(), privateKey: OWNER.private_key };
}

function timed(page: Page, signer: Signer, task: SigningTask, inRow = 1): Promise<number> {
  return page.evaluate(
    async (given) => (await window.bench.signing()).timeSigning(given.signer, given.task, given.inRow),
    { signer, task, inRow },
  );
}

async function compared(page: Page, inputs: number, inRow: number): Promise<Figure[]> {
  const task = taskOf(inputs);
  const turns: Record<Signer, number>[] = [];
  for (let turn = -WARM_TURNS; turn < TURNS; turn++) {
    const times = { app: 0, plain: 0, scure: 0 };
    for (const signer of SIGNERS) times[signer] = await timed(page, signer, task, inRow);
    if (turn >= 0) turns.push(times);
  }
  const beside = SIGNERS.map((signer) => `${signer} ${median(turns.map((turn) => turn[signer])).toFixed(2)} ms`);
  return [
    {
      what: `${inputs}: against plain bitcoinjs-lib`,
      value: timesAsLong(turns, 'plain'),
      unit: '×',
      target: { most: 1.5 },
      beside: beside.join(', '),
    },
    {
      what: `${inputs}: against @scure/btc-signer`,
      value: timesAsLong(turns, 'scure'),
      unit: '×',
      ...(inputs === 100 ? { target: { most: 0.5 } } : {}),
    },
  ];
}

/** The median over the turns, each compared in itself: a busy moment of the machine hits those of one turn alike. */
function timesAsLong(turns: readonly Record<Signer, number>[], other: Signer): number {
  return median(turns.map((turn) => turn.app / turn[other]));
}

async function manyInputs(page: Page): Promise<Figure[]> {
  const task = taskOf(MANY);
  const heap = () => page.evaluate(async () => (await window.bench.signing()).heap());
  const times = [await timed(page, 'app', task)];
  const before = await heap();
  for (let i = 0; i < REPEATS; i++) times.push(await timed(page, 'app', task));
  const growth = (await heap()) - before;
  return [
    { what: `${MANY}: completes in`, value: median(times), unit: 'ms', target: { most: 60_000 } },
    { what: `${MANY}: heap grown over ${REPEATS} more`, value: growth, unit: 'MB', target: { most: 2 } },
  ];
}
