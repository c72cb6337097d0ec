import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { LEFT, translatePage } from '../translator';
import { unfoldCard, waitForKeyCheck } from './demo';

export interface Account {
  username: string;
  email: string;
  password: string;
}

let accounts = 0;

/** An account unique to the test. */
export function newAccount(name: string): Account {
  accounts += 1;
  const email = `${name}.${Date.now()}.${process.pid}.${accounts}@example.com`;
  return { username: name, email, password: `${name} keeps a long passphrase` };
}

/** A user in a separate browser; finds controls by the labels of the specification. */
export class Person {
  readonly page: Page;
  readonly account: Account;

  /** On a page where nobody has logged in. */
  constructor(page: Page, name: string) {
    this.page = page;
    this.account = newAccount(name);
  }

  /** In a browser of their own, whose context the test must close. @param reads `translated`: by a page translator */
  static async arrive(browser: Browser, name: string, baseURL: string, reads?: 'translated'): Promise<Person> {
    const context = await browser.newContext({ baseURL, permissions: ['clipboard-read', 'clipboard-write'] });
    if (reads === 'translated') await context.addInitScript(translatePage, LEFT);
    return new Person(await context.newPage(), name);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  async register(): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByLabel('Username').fill(this.account.username);
    await this.page.getByLabel('Email').fill(this.account.email);
    await this.page.getByLabel('Password').fill(this.account.password);
    await this.button('Register').click();
    await expect(this.page.getByText('Registration successful! Please log in.')).toBeVisible();
  }

  /** Submits the login form on screen. */
  async logIn(): Promise<void> {
    await this.page.getByLabel('Email').fill(this.account.email);
    await this.page.getByLabel('Password').fill(this.account.password);
    await this.button('Login').click();
  }

  async registerAndLogIn(): Promise<void> {
    await this.register();
    await this.logIn();
    await expect(this.page).toHaveURL(/\/contracts$/);
    await waitForKeyCheck(this.page);
  }

  async createContract(title: string, description: string, save: 'Save as Draft' | 'Create Contract'): Promise<void> {
    await this.page.goto('/contracts/new');
    await this.page.getByLabel('Contract Title').fill(title);
    await this.page.getByLabel('Description').fill(description);
    await this.button(save).click();
    await expect(this.page.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Copies the join link with the Share button and reads it from the clipboard. */
  async shareLink(): Promise<string> {
    await this.button('Share Contract').click();
    await expect(this.page.getByText('Link copied to clipboard!')).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  async addGuarantee(description: string, amount: string): Promise<void> {
    await this.button('Add Guarantee').click();
    const dialog = this.dialog('Add Guarantee');
    await dialog.getByLabel('Description').fill(description);
    await dialog.getByLabel('Amount (BTC)').fill(amount);
    await dialog.getByLabel('Valid Until').fill('2031-12-31');
    await dialog.getByLabel('Conditions').fill('The roof is tight');
    await dialog.getByLabel('Verification Process').fill('Both inspect it');
    await dialog.getByRole('button', { name: 'Add Guarantee' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.guarantee(description)).toBeVisible();
  }

  /** Unfolds the row of a guarantee; returns its card. */
  async unfold(description: string): Promise<Locator> {
    const card = this.guarantee(description);
    await unfoldCard(card);
    return card;
  }

  /** The card of a guarantee. */
  guarantee(description: string): Locator {
    return this.page.getByRole('article', { name: description });
  }

  /**
   * The deposit address of a guarantee, read from the clipboard. Unfolded, a guarantee has the button for both parties; folded, it
   * is a task of its depositor.
   */
  async depositAddress(description: string, isFolded = false): Promise<string> {
    if (isFolded) {
      const task = this.page.getByRole('listitem').filter({ hasText: description });
      await task.getByRole('button', { name: 'Get the address' }).click();
    } else {
      const card = await this.unfold(description);
      await card.getByRole('button', { name: 'Deposit', exact: true }).click();
    }
    const dialog = this.dialog('Deposit Address');
    await expect(dialog.getByText(/^verified/i).first()).toBeVisible();
    await expect(dialog.getByText(description, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog.getByText('Address copied to clipboard')).toBeVisible();
    const address = await this.page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    return address;
  }

  async say(text: string): Promise<void> {
    await this.page.getByPlaceholder('Type your message...').fill(text);
    await this.button('Send').click();
  }
}

/** Milliseconds. */
const CLOSE_TIMEOUT = 20_000;

/**
 * Closes the browsers of these people. Answers to requests that are still under way do not fail the test, nor does a browser
 * that takes long to close: Playwright ends it with its worker.
 */
export async function leave(...people: Person[]): Promise<void> {
  await Promise.all(people.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  const closed = people.map(({ page }) => page.context().close());
  await Promise.race([Promise.all(closed), wait(CLOSE_TIMEOUT, null, { ref: false })]);
}
