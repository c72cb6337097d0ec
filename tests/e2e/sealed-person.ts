import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { chooseFromMenu } from './demo';
import type { Person } from './person';

/* Actions of people on signed terms (docs/terms.md). */

/** Registers, opens the invitation while logged out, logs in, and joins with the password that signs what was read. */
export async function joinAndSign(person: Person, invitation: string): Promise<void> {
  const { page } = person;
  await person.register();
  await page.goto(invitation);
  await expect(page).toHaveURL(/\/login/);
  await person.logIn();
  await page.getByLabel('Signing Password').fill(person.account.password);
  await person.button('Accept Contract').click();
  await expect(page.getByText("You've successfully joined the contract!")).toBeVisible();
}

export async function signTerms(
  person: Person,
  name: 'Sign the terms' | 'Sign the new terms' | 'Accept and sign',
): Promise<void> {
  await openSigning(person, name);
  const dialog = person.dialog(name);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A task once the other party has signed, and otherwise in the view of the terms. */
export async function openSigning(person: Person, name: string): Promise<void> {
  const button = person.button(name).last();
  if (!(await button.isVisible())) await chooseFromMenu(person.page, 'Terms');
  await button.press('Enter');
}

/** The alarm, with the differences word by word. */
export function getAlarm({ page }: Person): Locator {
  return page.getByRole('region', { name: 'The terms changed after you both signed' });
}

/** Who has signed, as the contract's menu says. */
export async function expectTermsState({ page }: Person, text: RegExp | string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  const state = page.getByRole('menu').getByText(text);
  // A dialog or form that closes meanwhile takes the focus back, which closes the menu.
  await expect(async () => {
    if (!(await page.getByRole('menu').isVisible())) await more.press('Enter');
    await expect(state).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.press('Escape');
}

/** Saves the certificate of the open contract; returns its text. */
export async function saveCertificate(person: Person, path: string): Promise<string> {
  const { page } = person;
  await chooseFromMenu(page, 'Terms');
  const download = page.waitForEvent('download');
  await person.dialog('Terms').getByRole('button', { name: 'Save certificate' }).click();
  await (await download).saveAs(path);
  return readFile(path, 'utf8');
}
