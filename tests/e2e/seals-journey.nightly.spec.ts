import { expect, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { checkOnBothWidths } from './axe-checks/check-screen';
import { watchExchanges } from './exchanges';
import { join } from './journey';
import { enter, expectFocusTrap, typeInto } from './keys';
import { leave, Person } from './person';
import { expectTermsState, openSigning } from './sealed-person';

/* docs/seal.md#states-one-table-in-domain */

test('two people sign the terms, see what changed, and sign again, by keyboard and without axe findings', async ({
  browser,
}) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  const watched = [ana, berto].map(({ page }) => watchExchanges(page.context()));
  try {
    // Without transitions, colours have their final values at once.
    await Promise.all([ana, berto].map(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' })));
    const path = await startContract(ana, berto);
    await signAndCheck(ana, 'Sign the terms');
    await expectTermsState(ana, 'Waiting for berto');
    await checkOnBothWidths(ana.page, 'signed by one');
    await berto.page.goto(path);
    await expect(berto.page.getByText(/^ana( \(.+\))? signed\. Read and sign/)).toBeVisible();
    await berto.page.setViewportSize({ width: 390, height: 844 });
    await sign(berto, 'Sign the terms');
    await expect(berto.page.getByText('You have signed the terms.')).toBeInViewport({ ratio: 1 });
    await berto.page.setViewportSize({ width: 1280, height: 900 });
    await expectTermsState(berto, /^Signed by both, revision 1/);
    await checkOnBothWidths(berto.page, 'signed by both');
    await ana.page.reload();
    await expectTermsState(ana, /^Signed by both, revision 1/);

    await propose(berto, 'The roof is made new, with red tiles.');
    await ana.page.reload();
    const proposal = ana.page.getByRole('region', { name: /^berto.* proposes a change$/ });
    await expect(proposal.getByRole('region', { name: 'Differences' }).locator('ins')).toHaveText(
      'added: , with red tiles',
    );
    await checkOnBothWidths(ana.page, 'a proposal');
    await enter(ana.page, proposal.getByRole('button', { name: 'Ask to restore' }));
    await expect(ana.dialog('Ask to restore')).toBeVisible();
    await checkOnBothWidths(ana.page, 'asking to restore');
    await enter(ana.page, ana.button('Put it back myself'));
    await expect(ana.button('Put it back myself')).toBeHidden();
    // The focus that went with the button is given back before the next key: it would press whatever has it then.
    await ana.page.waitForFunction(() => document.activeElement !== document.body);
    await expectTermsState(ana, /^Signed by both, revision 1/);

    await propose(ana, 'The roof is made new, with blue tiles.');
    await berto.page.reload();
    await sign(berto, 'Accept and sign');
    await expectTermsState(berto, /^Signed by both, revision 2/);
    for (const exchanges of watched) expect(await exchanges.listFaults()).toEqual([]);
  } finally {
    await leave(ana, berto);
  }
});

/** A contract that both have joined; returns its path. */
async function startContract(ana: Person, berto: Person): Promise<string> {
  await ana.registerAndLogIn();
  await ana.createContract('New roof', 'The roof is made new.', 'Create Contract');
  const link = await ana.shareLink();
  await join(berto, link);
  await ana.page.reload();
  await expect(ana.button('More')).toBeVisible();
  return new URL(ana.page.url()).pathname;
}

async function signAndCheck(person: Person, name: string): Promise<void> {
  const { page, account } = person;
  await checkOnBothWidths(page, 'unsigned terms');
  await openSigning(person, name);
  const dialog = person.dialog(name);
  await expect(dialog.getByRole('region', { name: 'The terms' })).toBeFocused();
  await expectFocusTrap(page, dialog);
  await dialog.getByText('Exact text', { exact: true }).click();
  await checkOnBothWidths(page, 'signing the terms');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openSigning(person, name);
  await typeInto(page, dialog.getByLabel('Signing Password'), account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function sign(person: Person, name: string): Promise<void> {
  await person.button(name).click();
  const dialog = person.dialog(name);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Edits the text, and signs what changes. */
async function propose(person: Person, description: string): Promise<void> {
  await person.button('Edit').click();
  await person.page.getByLabel('Description').fill(description);
  await person.button('Save').click();
  const dialog = person.dialog('Propose a change');
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Save and sign' }).click();
  await expect(dialog).toBeHidden();
  await expect(person.button('Edit')).toBeVisible();
}
