import { pathToFileURL } from 'node:url';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { chooseFromMenu } from './demo';
import type { Person } from './person';
import { RECOVERY_PAGE } from './recovery-file';

/** Saves the recovery file from the menu of the open contract; returns its path. The dialog stays open. */
export async function saveRecoveryFile(person: Person, path: string): Promise<string> {
  await chooseFromMenu(person.page, 'Recovery');
  return saveFrom(person, 'Download recovery file', path);
}

/** Saves the file for another signer from the dialog that is open. */
export async function saveForSigner(person: Person, path: string): Promise<string> {
  return saveFrom(person, 'For another signer', path);
}

async function saveFrom(person: Person, button: string, path: string): Promise<string> {
  const download = person.page.waitForEvent('download');
  await person.dialog('Recovery').getByRole('button', { name: button, exact: true }).click();
  await (await download).saveAs(path);
  return path;
}

/** Tests the saved file in the dialog that is open. */
export async function testRecoveryFile(person: Person, path: string, result: string): Promise<void> {
  const dialog = person.dialog('Recovery');
  await dialog.getByLabel('Recovery file').setInputFiles(path);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Test it', exact: true }).click();
  await expect(dialog.getByText(result)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

/** The recovery page, opened from a file in a browser of its own. It reaches the explorer alone. */
export class RecoveryPage {
  readonly page: Page;
  /** Requests over the network. */
  readonly requests: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('request', (request) => {
      if (request.url().startsWith('http')) this.requests.push(request.url());
    });
  }

  /** Opens a recovery file by itself, or any other file in the page. */
  static async open(browser: Browser, file: string): Promise<RecoveryPage> {
    const recovery = new RecoveryPage(await browser.newPage());
    const isPage = file.endsWith('.html');
    await recovery.page.goto(pathToFileURL(isPage ? file : RECOVERY_PAGE).href);
    if (!isPage) {
      await recovery.page.locator('input[type=file]').setInputFiles(file);
      await recovery.button('Open').click();
    }
    await expect(recovery.page.getByRole('heading', { name: 'Your contract', exact: true })).toBeVisible();
    return recovery;
  }

  signAs(role: 'Creator' | 'Counterparty' | 'Arbitrator'): Promise<void> {
    return this.page.getByRole('radio', { name: role }).check();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async useExplorer(url: string): Promise<void> {
    await this.page.getByLabel('Block explorer (optional)').fill(url);
    await this.button('Refresh coins').click();
    await expect(this.page.getByText(/The explorer lists \d+ unspent coin/)).toBeVisible();
  }

  /** Leaves the coins of one guarantee selected. */
  async spendOnly(guarantee: string): Promise<void> {
    const groups = this.page.getByRole('group').filter({ has: this.page.getByRole('checkbox') });
    await expect(groups.first()).toBeVisible();
    for (const group of await groups.all()) {
      const isWanted = (await group.getByText(guarantee).count()) > 0;
      await group.getByRole('checkbox').first().setChecked(isWanted);
    }
  }

  async create(payments: readonly [address: string, amount: string][]): Promise<void> {
    for (const [index, [address, amount]] of payments.entries()) {
      if (index > 0) await this.button('Add output').click();
      await this.page.getByLabel('Destination Bitcoin Address').nth(index).fill(address);
      if (amount === 'Max') await this.button('Max').nth(index).click();
      else await this.page.getByLabel('Amount (BTC)').nth(index).fill(amount);
    }
    await this.page.getByLabel('Fee rate (sat/vB)').fill('3');
    await this.button('Create transaction').click();
    await expect(this.page.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
  }

  async sign(field: 'Signing Password' | 'Extended private key', secret: string): Promise<void> {
    await this.page.getByLabel(field).fill(secret);
    await this.button('Sign').click();
  }

  /** Saves the signed PSBT. */
  async saveSigned(path: string): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.button('Save PSBT').click();
    await (await download).saveAs(path);
    return path;
  }

  /** Opens the PSBT that the other party saved. */
  async receive(file: string): Promise<void> {
    await this.page.locator('input[type=file]').last().setInputFiles(file);
    await this.button('Open').click();
    await expect(this.page.getByRole('heading', { name: 'Check and sign' })).toBeVisible();
  }

  /** Every request went to the explorer. */
  expectExplorerOnly(url: string): void {
    expect(this.requests.filter((request) => !request.startsWith(`${url}/`))).toEqual([]);
  }

  /** Broadcasts; returns the raw transaction. */
  async broadcast(): Promise<string> {
    const raw = await this.page.getByLabel('Raw transaction').inputValue();
    await this.button('Broadcast').click();
    await expect(this.page.getByText('Broadcast: the network has this transaction.')).toBeVisible();
    return raw;
  }
}
