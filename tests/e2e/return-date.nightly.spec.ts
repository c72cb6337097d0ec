import { expect, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { join, POLL_TIMEOUT, pay } from './journey';
import { leave, Person } from './person';

const GUARANTEE = 'Deposit for the roof';
const BERTO = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

/** The depositor asks for a return date, and the other party signs it in advance. Only confirmed deposits count: a block comes every 15 seconds. */
async function agreeOnReturn(depositor: Person, other: Person): Promise<void> {
  const ask = depositor.dialog('Ask for a return date');
  await expect(async () => {
    if (await ask.isVisible()) await ask.getByRole('button', { name: 'Cancel' }).last().click();
    const card = await depositor.unfold(GUARANTEE);
    await card.getByRole('button', { name: 'Ask for a return date' }).click({ timeout: 5_000 });
    await expect(ask.getByLabel('Return Bitcoin Address')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: POLL_TIMEOUT });
  await ask.getByLabel('Return Bitcoin Address').fill(BERTO);
  await ask.getByLabel('Signing Password').fill(depositor.account.password);
  await ask.getByRole('button', { name: 'Sign and ask' }).click();
  await expect(ask).toBeHidden();

  await other.page.reload({ waitUntil: 'networkidle' });
  await expect(other.page.getByText('asks for a return date').first()).toBeVisible({ timeout: POLL_TIMEOUT });
  await other.button('Sign the return date').first().click();
  const give = other.dialog('Sign the return date');
  await give.getByRole('checkbox', { name: /read the warnings/ }).check();
  await give.getByLabel('Signing Password').fill(other.account.password);
  await give.getByRole('button', { name: 'Sign the return date' }).click();
  await expect(give).toBeHidden();
  const card = await depositor.unfold(GUARANTEE);
  await expect(card.getByText(/Returns from/)).toBeVisible({ timeout: POLL_TIMEOUT });
  await expect(card.getByText(/Covered: 0\.00100000 of 0\.00100000 BTC/)).toBeVisible();
}

test('two users agree on a return date', async ({ browser }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Save as Draft');
  await ana.button('Publish Contract').click();
  await join(berto, await ana.shareLink());
  await berto.addGuarantee(GUARANTEE, '0.001');
  await pay(berto, `${APP_URL}/explorer`, GUARANTEE, '0.001');
  await expect(berto.guarantee(GUARANTEE).getByText('Active', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });

  await agreeOnReturn(berto, ana);
  await leave(ana, berto);
});
