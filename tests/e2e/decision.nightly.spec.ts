import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { HDKey } from '@scure/bip32';
import { sha256 } from '../../mocks/chain/bytes';
import { APP_URL } from './addresses';
import { chooseFromMenu } from './demo';
import { DESTINATION, join, POLL_TIMEOUT, pay } from './journey';
import { leave, Person } from './person';
import { RECOVERY_FILE } from './recovery-file';
import { saveKit } from './recovery-person';

const EXPLORER = `${APP_URL}/explorer`;
const GUARANTEE = 'Deposit for the roof';

/**
 * Stories (c) and (d): one party is silent. The arbitrator holds the money in the guarantee, then decides; the other party carries
 * both decisions out alone.
 */
test('the arbitrator decides, and one party carries it out', async ({ browser }, { outputDir }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL, 'translated');
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Create Contract');
  await join(berto, await ana.shareLink());
  await berto.addGuarantee(GUARANTEE, '0.001');
  await pay(berto, EXPLORER, GUARANTEE, '0.001');
  await expect(berto.guarantee(GUARANTEE).getByText('Active', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
  await leave(berto);
  await ana.page.reload({ waitUntil: 'networkidle' });
  const kit = await saveKit(ana, `${outputDir}/ana.json`);
  await ana.page.keyboard.press('Escape');
  await waitForBlock(ana, readDepositAddress(readFileSync(kit, 'utf8')));

  const interim = await decide(browser, kit, `${outputDir}/interim.json`, async (desk) => {
    await desk.getByRole('button', { name: 'Hold in the guarantee' }).click();
    await desk.getByLabel('Reasons').fill('Berto has not answered. Nothing moves until I have decided.');
  });
  await carryOut(ana, interim, 'Interim decision 1, signed with the third key.');
  await waitForBlock(ana, readPaidAddress(interim.text));

  const final = await decide(browser, kit, `${outputDir}/final.json`, async (desk) => {
    await desk.getByLabel('Destination Bitcoin Address').fill(DESTINATION);
    await desk.getByRole('button', { name: 'Max' }).click();
    await desk.getByLabel('Reasons').fill('The roof leaks. Berto has not answered.');
    await desk.getByLabel('Number of the decision').fill('2');
  });
  // The interim one cannot be carried out again.
  await openDecision(ana, interim.path);
  await expect(ana.dialog('Open a decision').getByText('Carried out.')).toBeVisible();
  await ana.dialog('Open a decision').getByRole('button', { name: 'Close' }).last().click();
  await carryOut(ana, final, 'Final decision 2, signed with the third key.');
  await expect(ana.guarantee(GUARANTEE).getByText('Executed', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });
  await leave(ana);
});

interface Decision {
  path: string;
  text: string;
}

/** The arbitrator's desk, from the disk, with one party's kit. */
async function decide(browser: Browser, kit: string, path: string, fill: (desk: Page) => Promise<void>) {
  const desk = await browser.newPage();
  await desk.goto(pathToFileURL(RECOVERY_FILE).href);
  await desk.getByRole('button', { name: 'Decide a dispute' }).click();
  await desk.getByLabel('Kit of a party').setInputFiles(kit);
  await desk.getByLabel('Block explorer (optional)').fill(`${EXPLORER}/api`);
  await desk.getByRole('button', { name: 'Refresh coins' }).click();
  await expect(desk.getByText(/The explorer lists 1 unspent coin/)).toBeVisible();
  await desk.getByLabel('Fee rate (sat/vB)').fill('3');
  await fill(desk);
  await desk.getByLabel('Extended private key').fill(arbitratorKey());
  await desk.getByRole('button', { name: 'Sign decision' }).click();
  const text = await desk.getByLabel('Decision', { exact: true }).inputValue();
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Save decision' }).click();
  expect((await download).suggestedFilename()).toMatch(/^aval-award-.+-\d+\.json$/);
  writeFileSync(path, text);
  await desk.close();
  return { path, text };
}

async function openDecision(person: Person, path: string): Promise<void> {
  await chooseFromMenu(person.page, 'Open a decision');
  await person.dialog('Open a decision').getByLabel('Decision file').setInputFiles(path);
}

async function carryOut(person: Person, { path }: Decision, title: string): Promise<void> {
  await openDecision(person, path);
  const dialog = person.dialog('Open a decision');
  await expect(dialog.getByText(title)).toBeVisible();
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  const complete = dialog.getByRole('button', { name: 'Complete and broadcast' });
  await expect(async () => {
    for (const consent of await dialog.getByRole('checkbox').all()) await consent.check();
    await expect(complete).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await complete.click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

/** The desk selects only coins that are in a block. */
async function waitForBlock({ page }: Person, address: string): Promise<void> {
  await expect(async () => {
    const known = await page.request.get(`${EXPLORER}/api/address/${address}/utxo`);
    expect(await known.json()).toMatchObject([{ status: { confirmed: true } }]);
  }).toPass({ timeout: POLL_TIMEOUT });
}

function readPaidAddress(text: string): string {
  const { award } = JSON.parse(text) as { award: string };
  return (JSON.parse(award) as { outputs: { address: string }[] }).outputs[0]?.address ?? '';
}

function readDepositAddress(text: string): string {
  const { contracts } = JSON.parse(text) as { contracts: { guarantees: { deposits: { address: string }[] }[] }[] };
  return contracts[0]?.guarantees[0]?.deposits[0]?.address ?? '';
}

/** The extended private key of the embedded backend's arbitrator. */
function arbitratorKey(): string {
  const node = HDKey.fromMasterSeed(sha256('aval regtest arbitrator 1'), { private: 0x04358394, public: 0x043587cf });
  return node.derive("m/48'/1'/0'/2'").privateExtendedKey;
}
