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
const REPEATS = 3;
const PEERS = { plain: 'plain bitcoinjs-lib', scure: '@scure/btc-signer' } as const;

/** Inspecting and signing 2-of-3 P2WSH inputs, compared with libraries that only sign. */
export async function measureSigning({ pages, browser }: Subjects): Promise<Report[]> {
  const { page, context } = await openFreshPage(browser);
  await page.goto(pages.server.url);
  const figures: Figure[] = [];
  for (const [inputs, rounds] of SIZES) {
    figures.push(await compareWithPeer(page, 'plain', inputs, rounds));
    figures.push(await compareWithPeer(page, 'scure', inputs, rounds));
  }
  figures.push(...(await measureManyInputs(page)));
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

async function compareWithPeer(page: Page, peer: keyof typeof PEERS, inputs: number, rounds: number): Promise<Figure> {
  const task = createTask(inputs);
  const samples: { app: number; other: number }[] = [];
  for (let sample = -WARM_SAMPLES; sample < SAMPLES; sample++) {
    const [app = Number.NaN, other = Number.NaN] = await timeSigners(page, ['app', peer], task, rounds);
    if (sample >= 0) samples.push({ app, other });
  }
  const app = median(samples.map((sample) => sample.app));
  const other = median(samples.map((sample) => sample.other));
  const most = peer === 'plain' ? 1.5 : inputs === 100 ? 0.5 : null;
  return {
    what: `${inputs}: against ${PEERS[peer]}`,
    value: median(samples.map((sample) => sample.app / sample.other)),
    unit: '×',
    ...(most === null ? {} : { target: { most } }),
    beside: `app ${app.toFixed(2)} ms, ${peer} ${other.toFixed(2)} ms`,
  };
}

async function measureManyInputs(page: Page): Promise<Figure[]> {
  const task = createTask(MANY);
  const heap = () => page.evaluate(async () => (await window.bench.signing()).heap());
  const times = await timeSigners(page, ['app'], task);
  const before = await heap();
  for (let i = 0; i < REPEATS; i++) times.push(...(await timeSigners(page, ['app'], task)));
  const growth = (await heap()) - before;
  return [
    { what: `${MANY}: completes in`, value: median(times), unit: 'ms', target: { most: 60_000 } },
    { what: `${MANY}: heap grown over ${REPEATS} more`, value: growth, unit: 'MB', target: { most: 2 } },
  ];
}
