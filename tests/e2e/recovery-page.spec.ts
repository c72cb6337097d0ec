import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { Transaction as ScureTransaction } from '@scure/btc-signer';
import {
  arbitratorNode,
  COUNTERPARTY,
  DESTINATION,
  OWNER,
  PASSWORD,
  pairs,
  secretOf,
} from '@tests/unit/recovery/contracts';
import { toVersion2 } from '@tests/unit/version-2';
import { Psbt } from 'bitcoinjs-lib';
import { axeFindings } from './axe';
import { NIGHTLY } from './nightly';
import { expectQuiet, type PageWatch, watchPage } from './page-watch';
import { makeFile, RECOVERY_PAGE, writeFile } from './recovery-file';
import { smallTargets } from './targets';

/* The built page, and recovery files, opened from a disk without any server (docs/recovery-file.md#the-page). */

const MAX_GZIP = 250_000;

async function open(page: Page, url: string): Promise<PageWatch & { requests: string[] }> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const watch = await watchPage(page, 'file://');
  await page.goto(url);
  return Object.assign(watch, { requests });
}

/** A recovery file in a browser of its own, without a network. */
async function openOffline(browser: Browser, url: string, options: Parameters<Browser['newPage']>[0] = {}) {
  const page = await browser.newPage(options);
  await page.context().setOffline(true);
  const { requests, ...watch } = await open(page, url);
  await expect(page.getByRole('heading', { name: 'Your contract', exact: true })).toBeVisible();
  const close = async () => {
    expect(requests.filter((each) => !/^(?:data|blob):/.test(each))).toEqual([url]);
    const { violations, foreignRequests, errors } = watch;
    expectQuiet({ violations, foreignRequests, errors });
    await page.close();
  };
  return { page, close };
}

async function make(page: Page): Promise<void> {
  await page.getByLabel('Destination Bitcoin Address').fill(DESTINATION);
  await page.getByRole('button', { name: 'Max' }).click();
  await page.getByLabel('Fee rate (sat/vB)').fill('2,5');
  await page.getByRole('button', { name: 'Create transaction' }).click();
  await expect(page.getByRole('heading', { name: 'Check and sign' })).toBeFocused();
}

function listScripts(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/<script\b(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
}

async function sign(page: Page): Promise<void> {
  await page.getByLabel('Signing Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

/** Saves the signed PSBT; returns the path of the file. */
async function savePsbt(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Signed by one of two' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PSBT' }).click();
  expect((await download).suggestedFilename()).toBe('aval-7-1of2.psbt');
  return (await download).path();
}

async function receive(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('two people with a recovery file each make, sign and finish a transaction from a disk, without any request', async ({
  browser,
}, { outputDir }) => {
  const owner = await openOffline(browser, writeFile(await makeFile('owner'), `${outputDir}/owner.html`), {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await make(owner.page);
  await sign(owner.page);
  const half = await savePsbt(owner.page);
  expect(readFileSync(half).subarray(0, 5).toString('hex')).toBe('70736274ff');
  expect(await owner.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axeFindings(owner.page)).toEqual([]);
  expect(await smallTargets(owner.page)).toEqual([]);

  const url = writeFile(await makeFile('counterparty'), `${outputDir}/counterparty.html`);
  const counterparty = await openOffline(browser, url, {
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
  });
  await receive(counterparty.page, half);
  await expect(counterparty.page.getByRole('region', { name: 'Check and sign' })).toContainText('Creator');
  await sign(counterparty.page);
  await expect(counterparty.page.getByLabel('Raw transaction')).toHaveValue(/^02000000[0-9a-f]+$/);
  expect(await axeFindings(counterparty.page, 'colours')).toEqual([]);
  await counterparty.page.getByRole('button', { name: 'Español' }).click();
  await expect(counterparty.page.getByRole('heading', { name: 'Recuperar una garantía' })).toBeVisible();
  await expect(counterparty.page.getByLabel('Transacción en bruto')).toHaveValue(/^02000000/);
  await owner.close();
  await counterparty.close();
});

/** Another wallet signs for the counterparty, in the given version of PSBT. */
const WALLETS: Record<string, (psbt: Uint8Array) => Uint8Array> = {
  'bitcoinjs-lib, version 0': (psbt) =>
    Psbt.fromBuffer(psbt)
      .signAllInputs(pairs.fromPrivateKey(secretOf(COUNTERPARTY)))
      .toBuffer(),
  '@scure/btc-signer, version 2': (psbt) => {
    const version2 = Buffer.from(toVersion2(Buffer.from(psbt).toString('base64')), 'base64');
    const tx = ScureTransaction.fromPSBT(Uint8Array.from(version2), { allowUnknownInputs: true });
    tx.sign(secretOf(COUNTERPARTY));
    return tx.toPSBT(2);
  },
};

for (const [name, signElsewhere] of Object.entries(WALLETS))
  test(`another wallet signs before and after the page: ${name}`, async ({ browser }, { outputDir }) => {
    const url = writeFile(await makeFile('owner'), `${outputDir}/owner.html`);
    const after = await openOffline(browser, url);
    await make(after.page);
    await sign(after.page);
    const half = readFileSync(await savePsbt(after.page));
    const buffer = Buffer.from(signElsewhere(Uint8Array.from(half)));
    await after.page.getByText('Use another program to sign').click();
    await after.page.locator('input[type=file]').last().setInputFiles({ name: 'x.psbt', mimeType: '', buffer });
    await after.page.getByRole('button', { name: 'Combine' }).click();
    const raw = await after.page.getByLabel('Raw transaction').inputValue();

    // The other wallet signs first, what the page has made.
    const unsigned = Psbt.fromBuffer(half);
    for (const input of unsigned.data.inputs) delete input.partialSig;
    const before = await openOffline(browser, url);
    const first = Buffer.from(signElsewhere(unsigned.toBuffer()));
    await receive(before.page, { name: 'y.psbt', mimeType: '', buffer: first });
    await expect(before.page.getByRole('region', { name: 'Check and sign' })).toContainText('Counterparty');
    await sign(before.page);
    await expect(before.page.getByLabel('Raw transaction')).toHaveValue(raw);
    await after.close();
    await before.close();
  });

test(
  'the holder of the third key signs with the file for another signer, and is warned of any other',
  {
    tag: NIGHTLY,
  },
  async ({ browser }, { outputDir }) => {
    const owner = await openOffline(browser, writeFile(await makeFile('owner'), `${outputDir}/owner.html`));
    await make(owner.page);
    await sign(owner.page);
    const half = await savePsbt(owner.page);
    const save = async (name: string) => {
      const download = owner.page.waitForEvent('download');
      await owner.page.getByRole('button', { name }).click();
      const path = `${outputDir}/${(await download).suggestedFilename()}`;
      await (await download).saveAs(path);
      return path;
    };
    const forSigner = await save('For another signer');
    const page = await save('Save recover.html');
    // Without the data, and with the same scripts to the letter.
    expect(readFileSync(page, 'utf8')).not.toContain(OWNER.public_key);
    expect(listScripts(page)).toEqual(listScripts(RECOVERY_PAGE));
    await owner.page.getByRole('radio', { name: 'Arbitrator' }).check();
    await expect(owner.page.getByText('This is a party’s own file')).toBeVisible();

    const holder = await browser.newPage();
    await open(holder, pathToFileURL(page).href);
    await receive(holder, forSigner);
    await expect(holder.getByRole('heading', { name: 'Your contract', exact: true })).toBeVisible();
    await receive(holder, half);
    await holder.getByLabel('Extended private key').fill(arbitratorNode().toBase58());
    await holder.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(holder.getByLabel('Raw transaction')).toHaveValue(/^02000000[0-9a-f]+$/);
    await expect(holder.getByText('This is a party’s own file')).toHaveCount(0);
    await holder.close();
    await owner.close();
  },
);

test('the page is one small file, and the browser lets it connect to one explorer only', async ({ page }, {
  outputDir,
}) => {
  expect(gzipSync(readFileSync(RECOVERY_PAGE)).length).toBeLessThanOrEqual(MAX_GZIP);
  expect(statSync(RECOVERY_PAGE).size).toBeGreaterThan(100_000);
  const url = writeFile(await makeFile('owner'), `${outputDir}/owner.html`);
  const { requests, violations } = await open(page, url);
  const asked: string[] = [];
  await page.route(/^http/, (route) => {
    asked.push(route.request().url());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: 200, headers, body: '[]', contentType: 'application/json' });
  });
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
  const watch = await open(page, pathToFileURL(RECOVERY_PAGE).href);
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
