import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeCertificate } from '@tests/unit/exit/certificates';
import { COUNTERPARTY, DESTINATION, makeKit, OWNER, PASSWORD, seal } from '@tests/unit/exit/kits';
import type { KitRole } from '@/domain/kit/kit';
import { formatCertificate } from '@/services/schemas/certificate';
import { formatKit } from '@/services/schemas/kit';
import { axeFindings } from './axe';
import { NIGHTLY } from './nightly';
import { expectQuiet, type PageWatch, watchPage } from './page-watch';
import { smallTargets } from './targets';

/* The built page, as a file without any server (docs/recovery-file.md#the-page). */

const FILE = join(new URL('../..', import.meta.url).pathname, 'dist/e2e/recover.html');
const MAX_GZIP = 250_000;

async function openFile(page: Page): Promise<PageWatch & { requests: string[] }> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const watch = await watchPage(page, 'file://');
  await page.goto(pathToFileURL(FILE).href);
  return Object.assign(watch, { requests });
}

async function openKit(page: Page, role: KitRole): Promise<void> {
  const envelope = await seal(role === 'owner' ? OWNER : COUNTERPARTY);
  await page.getByLabel('Recovery kit').fill(formatKit([makeKit({ role, envelope })]));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { name: 'Your kit', exact: true })).toBeFocused();
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel('Signing Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

test('two people with two kits make, sign and finish a transaction from a file, without any request', async ({
  browser,
}) => {
  const owner = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const first = await openFile(owner);
  await openKit(owner, 'owner');
  await owner.getByLabel('Destination Bitcoin Address').fill(DESTINATION);
  await owner.getByRole('button', { name: 'Max' }).click();
  await owner.getByLabel('Fee rate (sat/vB)').fill('5');
  await owner.getByRole('button', { name: 'Create transaction' }).click();
  await expect(owner.getByRole('heading', { name: 'Check and sign' })).toBeFocused();
  await sign(owner);
  await expect(owner.getByRole('heading', { name: 'Signed by one of two' })).toBeFocused();
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Save PSBT' }).click();
  expect((await download).suggestedFilename()).toBe('aval-7-1of2.psbt.txt');
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(owner)).toEqual([]);
  expect(await smallTargets(owner)).toEqual([]);

  const counterparty = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: 'light' });
  const second = await openFile(counterparty);
  await openKit(counterparty, 'counterparty');
  await counterparty.getByLabel('Transaction to sign').fill(readFileSync(await (await download).path(), 'utf8'));
  await counterparty.getByRole('button', { name: 'Open' }).click();
  await expect(counterparty.getByRole('region', { name: 'Check and sign' })).toContainText('Creator');
  await sign(counterparty);
  await expect(counterparty.getByLabel('Raw transaction')).toHaveValue(/^02000000[0-9a-f]+$/);
  expect(await axeFindings(counterparty, 'colours')).toEqual([]);
  await counterparty.getByRole('button', { name: 'Español' }).click();
  await expect(counterparty.getByRole('heading', { name: 'Recuperar una garantía' })).toBeVisible();
  await expect(counterparty.getByLabel('Transacción en bruto')).toHaveValue(/^02000000/);

  for (const { requests, ...watch } of [first, second]) {
    expect(requests.filter((url) => !url.startsWith('blob:') && !url.startsWith('data:'))).toEqual([
      pathToFileURL(FILE).href,
    ]);
    const { violations, foreignRequests, errors } = watch;
    expectQuiet({ violations, foreignRequests, errors });
  }
  await owner.close();
  await counterparty.close();
});

test('a certificate is verified from its file without any request, and an altered one is refused', {
  tag: NIGHTLY,
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { requests, ...watch } = await openFile(page);
  const open = async (text: string) => {
    const file = { name: 'aval-terms-7-1.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Open' }).click();
  };
  const text = formatCertificate(makeCertificate());
  await open(text.replace('100000', '900000'));
  await expect(page.getByText('the text was changed after it was signed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Signed terms' })).toHaveCount(0);
  await open(text);
  await expect(page.getByRole('heading', { name: 'Signed terms' })).toBeFocused();
  await expect(page.getByText('Both parties signed exactly these terms.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('Ambas partes firmaron exactamente estos términos.')).toBeVisible();
  await page.getByRole('button', { name: 'Usar otro archivo' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Abra su kit' })).toBeFocused();
  expect(requests.filter((url) => !/^(data|blob):/.test(url))).toEqual([pathToFileURL(FILE).href]);
  const { violations, foreignRequests, errors } = watch;
  expectQuiet({ violations, foreignRequests, errors });
});

test('the keyboard alone makes and signs a transaction', { tag: NIGHTLY }, async ({ page }) => {
  await openFile(page);
  const keyboard = page.keyboard;
  const reach = async (locator: Locator) => {
    for (let step = 0; step < 40; step++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${locator}`);
  };
  const type = async (label: string, text: string) => {
    await reach(page.getByLabel(label));
    await keyboard.insertText(text);
  };
  const press = async (name: string) => {
    await reach(page.getByRole('button', { name, exact: true }).first());
    await keyboard.press('Enter');
  };
  await type('Recovery kit', formatKit([makeKit({ role: 'owner', envelope: await seal(OWNER) })]));
  await press('Open');
  await expect(page.getByRole('heading', { name: 'Your kit', exact: true })).toBeFocused();
  await type('Destination Bitcoin Address', DESTINATION);
  await press('Max');
  await type('Fee rate (sat/vB)', '5');
  await press('Create transaction');
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeFocused();
  await type('Signing Password', PASSWORD);
  await press('Sign');
  await expect(page.getByRole('heading', { name: 'Signed by one of two' })).toBeFocused();
});

test('the page is one small file, and the browser lets it connect to one explorer only', async ({ page }) => {
  expect(gzipSync(readFileSync(FILE)).length).toBeLessThanOrEqual(MAX_GZIP);
  expect(statSync(FILE).size).toBeGreaterThan(100_000);
  const { requests, violations } = await openFile(page);
  const asked: string[] = [];
  await page.route(/^http/, (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: 200, headers, body: '[]', contentType: 'application/json' });
  });
  await openKit(page, 'owner');
  expect(requests.filter((url) => url.startsWith('http'))).toEqual([]);
  await page.getByLabel('Block explorer (optional)').fill('http://explorer.example/api');
  await page.getByRole('button', { name: 'Refresh coins' }).click();
  await expect(page.getByText('Connected to http://explorer.example only.')).toBeVisible();
  expect(asked.length).toBeGreaterThan(2);
  expect(violations).toEqual([]);
  const elsewhere = await page.evaluate(() => fetch('http://thief.example/').then(String, String));
  expect(elsewhere).toContain('TypeError');
  expect(asked.filter((url) => !url.startsWith('http://explorer.example/'))).toEqual([]);
});

test('no text becomes markup or a script', async ({ page }) => {
  const watch = await openFile(page);
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.body.appendChild(document.createElement('i')), { innerHTML: '<b>x</b>' }),
      script: () => Object.assign(document.createElement('script'), { textContent: 'window.pwned = 1' }),
      worker: () => new Worker(URL.createObjectURL(new Blob(['']))),
      policy: () => trustedTypes.createPolicy('evil', {}),
      'second policy': () => trustedTypes.createPolicy('aval-worker', {}),
    };
    return Object.entries(ways).map(([way, run]) => {
      try {
        run();
        return `${way}: done`;
      } catch (error) {
        return `${way}: ${String(error)}`;
      }
    });
  });
  expect(refused).toEqual([
    expect.stringMatching(/^innerHTML: .*TrustedHTML/),
    expect.stringMatching(/^script: .*TrustedScript/),
    expect.stringMatching(/^worker: .*TrustedScriptURL/),
    expect.stringMatching(/^policy: .*[Pp]olicy/),
    expect.stringMatching(/^second policy: .*[Pp]olicy/),
  ]);
  // The refused policy.
  expect(watch.violations.join('\n')).toContain('trusted-types');
});
