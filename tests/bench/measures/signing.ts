import type { Page } from '@playwright/test';
import { buildPsbt, honestPlan, OWNER, context as signingContext } from '@tests/unit/bitcoin/releases';
import { openFreshPage } from '../browser';
import { type Figure, median, type Report } from '../figure';
import type { Signer, SigningTask } from '../page/signing';
import type { Subjects } from './subjects';

/** Number of inputs, and rounds per sample. */
const SIZES: readonly [number, number][] = [
  [1, 20],
  [10, 5],
  [100, 1],
];
/** Warm-up rounds, not counted. */
const WARM_SAMPLES = 30;
const SAMPLES = 15;
const MANY = 1000;

/** Inspecting and signing 2-of-3 P2WSH inputs, compared with bitcoinjs-lib, which only signs. */
export async function measureSigning({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const figures: Figure[] = [];
  for (const [inputs, rounds] of SIZES) figures.push(await compareWithPlain(page, inputs, rounds));
  const [many = Number.NaN] = await timeSigners(page, ['app'], createTask(MANY));
  figures.push({ what: `${MANY}: completes in`, value: many, unit: 'ms', target: { most: 60_000 } });
  await context.close();
  return [{ part: 'Inspect and sign 2-of-3 P2WSH inputs, warm', figures }];
}

function createTask(inputs: number): SigningTask {
  const psbt = Buffer.from(buildPsbt(honestPlan(inputs)).toBuffer()).toString('base64');
  return { psbt, context: signingContext(), privateKey: OWNER.private_key };
}

function timeSigners(page: Page, signers: Signer[], task: SigningTask, rounds = 1): Promise<number[]> {
  return page.evaluate(
    async (given) => (await window.bench.signing()).timeSigning(given.signers, given.task, given.rounds),
    { signers, task, rounds },
  );
}

async function compareWithPlain(page: Page, inputs: number, rounds: number): Promise<Figure> {
  const task = createTask(inputs);
  const samples: { app: number; plain: number }[] = [];
  for (let sample = -WARM_SAMPLES; sample < SAMPLES; sample++) {
    const [app = Number.NaN, plain = Number.NaN] = await timeSigners(page, ['app', 'plain'], task, rounds);
    if (sample >= 0) samples.push({ app, plain });
  }
  const [app, plain] = (['app', 'plain'] as const).map((signer) => median(samples.map((each) => each[signer])));
  return {
    what: `${inputs}: against plain bitcoinjs-lib`,
    value: median(samples.map((each) => each.app / each.plain)),
    unit: '×',
    target: { most: 1.5 },
    beside: `app ${app?.toFixed(2)} ms, plain ${plain?.toFixed(2)} ms`,
  };
}
