import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { buildPsbt, honestPlan, context as signingContext } from '@tests/unit/bitcoin/releases';
import { DESTINATION, makeKit, OWNER, PASSWORD, seal } from '@tests/unit/exit/kits';
import { DEFAULT_COST } from '@/bitcoin/keys/derive-key';
import { formatKit } from '@/services/schemas/kit';
import { openFreshPage } from '../browser';
import { gzippedSize } from '../builds';
import { median, type Report } from '../figure';
import type { Subjects } from './subjects';

const FILE = 'recover.html';
const INPUTS = 200;
const ROUNDS = 5;

/** The recovery page as a file: its size, how long it signs, and what it requests. */
export async function measureRecovery({ app, pages, browser }: Subjects): Promise<Report[]> {
  const kit = await createKit();
  const url = pathToFileURL(join(app.built.folder, FILE)).href;
  const { page, context } = await openFreshPage(browser);
  const times: { file: number; app: number }[] = [];
  const requests: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto(pages.server.url);
    const byApp = await timeApp(page, kit.envelope ?? '');
    times.push({ app: byApp, file: await timeFile(browser, url, formatKit([kit]), requests) });
  }
  await context.close();
  const file = median(times.map((time) => time.file));
  const byApp = median(times.map((time) => time.app));
  return [
    {
      part: `Recovery page, from a file (median of ${ROUNDS})`,
      figures: [
        { what: `${FILE}, gzip`, value: gzippedSize(app.built, FILE) / 1000, unit: 'kB', target: { most: 250 } },
        { what: `${INPUTS} inputs: Sign pressed → signed PSBT`, value: file, unit: 'ms', beside: 'Argon2id included' },
        {
          what: `${INPUTS} inputs: against the app`,
          value: median(times.map((time) => time.file / time.app)),
          unit: '×',
          beside: `the app's engine opens the same envelope, inspects and signs in ${byApp.toFixed(0)} ms`,
        },
        { what: 'requests without an explorer', value: requests.length, unit: '', target: { most: 0 } },
      ],
      ...(requests.length === 0 ? {} : { failure: `requested ${requests.join(', ')}` }),
    },
  ];
}

/** The owner's kit, with an envelope of the product's cost. */
async function createKit() {
  const values = Array.from({ length: INPUTS }, (_, index) => 10_000 + index);
  return makeKit({ guarantees: [[{ order: 1, values }]], envelope: await seal(OWNER, PASSWORD, DEFAULT_COST) });
}

/** Opens the key in the app's worker, then inspects and signs; ms. */
async function timeApp(page: Page, envelope: string): Promise<number> {
  const psbt = Buffer.from(buildPsbt(honestPlan(INPUTS)).toBuffer()).toString('base64');
  const task = { psbt, context: signingContext(), privateKey: OWNER.private_key };
  const key = { encryptedPrivateKey: envelope, publicKey: OWNER.public_key };
  const opening = await page.evaluate(async (given) => (await window.bench.keys()).openKey(given.key, given.password), {
    key,
    password: PASSWORD,
  });
  const [signing = Number.NaN] = await page.evaluate(
    async (given) => (await window.bench.signing()).timeSigning(['app'], given, 1),
    task,
  );
  return opening + signing;
}

/** From the press of 'Sign' to the signed PSBT on the page, ms. @param requests all but the page itself are added */
async function timeFile(browser: Browser, url: string, kit: string, requests: string[]): Promise<number> {
  const { page, context } = await openFreshPage(browser);
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.goto(url);
  await page.getByLabel('Recovery kit').fill(kit);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabel('Destination Bitcoin Address').fill(DESTINATION);
  await page.getByRole('button', { name: 'Max' }).click();
  await page.getByLabel('Fee rate (sat/vB)').fill('5');
  await page.getByRole('button', { name: 'Create transaction' }).click();
  await page.getByLabel('Signing Password').fill(PASSWORD);
  const took = page.evaluate(timePress);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  const time = await took;
  const signed = await page.getByLabel('Signed PSBT').inputValue();
  if (!signed.startsWith('cHNidP8')) throw new Error('the page signed nothing');
  await context.close();
  return time;
}

/** In the page: from the next submission to the first read-only field that appears with a text; ms. */
function timePress(): Promise<number> {
  return new Promise((resolve) => {
    let start = Number.NaN;
    addEventListener('submit', () => (start = performance.now()), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      const result = document.querySelector<HTMLTextAreaElement>('textarea[readonly]');
      if (!result?.value) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
