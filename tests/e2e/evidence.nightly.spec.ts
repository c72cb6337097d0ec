import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { chooseFromMenu } from './demo';
import { DESTINATION, join, POLL_TIMEOUT, pay } from './journey';
import { leave, Person } from './person';
import { RECOVERY_FILE } from './recovery-file';

const EXPLORER = `${APP_URL}/explorer`;
const GUARANTEE = 'Deposit for the roof';

/** Makes a file in the browser, and checks it from a disk: on the recovery page, with the command, and with an altered copy. */
test('an evidence file is made in the app and checked without it', async ({ browser }, { outputDir }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Create Contract');
  await join(berto, await ana.shareLink());
  await berto.addGuarantee(GUARANTEE, '0.001');
  await pay(berto, EXPLORER, GUARANTEE, '0.001');
  await expect(berto.guarantee(GUARANTEE).getByText('Active', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
  await leave(ana);

  await chooseFromMenu(berto.page, 'Evidence file');
  const dialog = berto.dialog('Evidence file');
  await dialog.getByLabel('Your account of the dispute').fill('The roof was finished. Ana does not answer.');
  await dialog.getByLabel('Your Bitcoin Address').fill(DESTINATION);
  await dialog.getByLabel('Your documents').setInputFiles({
    name: 'Foto del tejado.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('All tiles are there.'),
  });
  await expect(dialog.getByRole('checkbox', { name: 'Keys, addresses and deposits' })).toBeChecked();
  await dialog.getByLabel('Signing Password').fill(berto.account.password);
  const download = berto.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download evidence file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^aval-evidence-.+-\d{8}\.zip$/);
  const path = `${outputDir}/evidence.zip`;
  await saved.saveAs(path);
  await expect(dialog.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await leave(berto);

  const page = await browser.newPage();
  await page.goto(pathToFileURL(RECOVERY_FILE).href);
  await page.getByRole('button', { name: 'Check a document' }).click();
  await page.getByLabel('Evidence file', { exact: true }).setInputFiles(path);
  await expect(page.getByText('Every file in it is unchanged since the counterparty signed it.')).toBeVisible();
  await expect(page.getByText('The roof was finished. Ana does not answer.')).toBeVisible();
  await expect(page.getByText('Follows from the keys of both parties and the arbitrator.')).toBeVisible();
  await expect(page.getByText('files/Foto del tejado.txt')).toBeVisible();
  await expect(page.getByText(DESTINATION)).toBeVisible();

  const altered = `${outputDir}/altered.zip`;
  const bytes = readFileSync(path);
  bytes[bytes.indexOf('All tiles')] = 'a'.charCodeAt(0);
  writeFileSync(altered, bytes);
  await page.getByRole('button', { name: 'Check another file' }).click();
  await page.getByLabel('Evidence file', { exact: true }).setInputFiles(altered);
  await expect(page.getByText(/This evidence file does not count: a file in it is damaged/)).toBeVisible();
  await page.close();

  const command = ['src/check/evidence-main.mjs'];
  const report = execFileSync('node', [...command, path]).toString();
  expect(report).toContain('Every file in it is unchanged since the counterparty signed it.');
  const refused = spawnSync('node', [...command, altered]);
  expect(refused.status).toBe(1);
  expect(refused.stdout.toString()).toContain('This evidence file does not count');
});
