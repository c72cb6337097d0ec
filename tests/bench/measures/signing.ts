import type { Page } from '@playwright/test';
import { buildPsbt, honestPlan, OWNER, context as signingContext } from '@tests/unit/bitcoin/releases';
import { freshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Signer, SigningTask } from '../page/signing';
import type { Subjects } from './subjects';

/** Inputs, and rounds that are measured. */
const SIZES: readonly [number, number][] = [
  [1, 60],
  [10, 30],
  [100, 9],
];
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

function timed(page: Page, signer: Signer, task: SigningTask, rounds: number, warm: number): Promise<number[]> {
  return page.evaluate(
    async (given) => (await window.bench.signing()).timeSigning(given.signer, given.task, given.rounds, given.warm),
    { signer, task, rounds, warm },
  );
}

async function compared(page: Page, inputs: number, rounds: number): Promise<Figure[]> {
  const task = taskOf(inputs);
  const times: Record<Signer, number[]> = { app: [], plain: [], scure: [] };
  // In turns, so that a busy moment of the machine hits all alike.
  for (let turn = 0; turn < 3; turn++) {
    for (const signer of SIGNERS) times[signer].push(...(await timed(page, signer, task, Math.ceil(rounds / 3), 3)));
  }
  const [own, plain, scure] = [median(times.app), median(times.plain), median(times.scure)];
  const beside = `app ${own.toFixed(1)} ms, plain ${plain.toFixed(1)} ms, scure ${scure.toFixed(1)} ms`;
  return [
    { what: `${inputs}: against plain bitcoinjs-lib`, value: own / plain, unit: '×', target: { most: 1.5 }, beside },
    {
      what: `${inputs}: against @scure/btc-signer`,
      value: own / scure,
      unit: '×',
      ...(inputs === 100 ? { target: { most: 0.5 } } : {}),
    },
  ];
}

async function manyInputs(page: Page): Promise<Figure[]> {
  const task = taskOf(MANY);
  const heap = () => page.evaluate(async () => (await window.bench.signing()).heap());
  const first = await timed(page, 'app', task, 1, 0);
  const before = await heap();
  const times = await timed(page, 'app', task, REPEATS, 0);
  const growth = (await heap()) - before;
  return [
    { what: `${MANY}: completes in`, value: median([...first, ...times]), unit: 'ms', target: { most: 60_000 } },
    { what: `${MANY}: heap grown over ${REPEATS} more`, value: growth, unit: 'MB', target: { most: 2 } },
  ];
}
