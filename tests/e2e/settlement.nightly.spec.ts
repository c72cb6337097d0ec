import { expect, test } from '@playwright/test';
import { APP_URL } from './addresses';
import { answerCoins, DESTINATION, join, POLL_TIMEOUT, pay } from './journey';
import { leave, Person } from './person';

const GUARANTEE = 'Deposit for the roof';
const BERTO = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

async function openDispute(person: Person) {
  const card = await person.unfold(GUARANTEE);
  await card.getByRole('button', { name: 'Open Dispute' }).click({ timeout: POLL_TIMEOUT });
  return person.dialog('Open Dispute');
}

async function fillOffer(person: Person, split: string | RegExp, address: string, reason: string, amount?: string) {
  const dialog = person.dialog('Make an offer');
  await dialog.getByRole('radio', { name: split }).check();
  if (amount !== undefined) await dialog.getByLabel('You get (BTC)').fill(amount);
  await dialog.getByLabel('Your Bitcoin Address').fill(address);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByLabel('Signing Password').fill(person.account.password);
  await dialog.getByRole('button', { name: 'Sign and send' }).click();
  await expect(dialog).toBeHidden();
}

/** The depositor asks for a return date, and the other party signs it in advance. Only confirmed deposits count: a block comes every 15 seconds. */
async function agreeOnReturn(depositor: Person, other: Person): Promise<void> {
  const ask = depositor.dialog('Ask for a return date');
  await expect(async () => {
    if (await ask.isVisible()) await ask.getByRole('button', { name: 'Cancel' }).last().click();
    await (await openDispute(depositor)).getByRole('button', { name: 'Ask for a return date' }).click();
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
  const dispute = await openDispute(depositor);
  await expect(dispute.getByText(/Returns from/)).toBeVisible({ timeout: POLL_TIMEOUT });
  await expect(dispute.getByText(/Covered: 0\.00100000 of 0\.00100000 BTC/)).toBeVisible();
  await dispute.getByRole('button', { name: 'Cancel' }).last().click();
}

/** Story (b): the parties settle after a counter-offer, and nobody else is needed. */
test('two users agree on a return date, and settle after a counter-offer', async ({ browser }) => {
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

  await (await openDispute(ana)).getByRole('button', { name: 'Make an offer' }).click();
  await fillOffer(ana, 'Half each', DESTINATION, 'Half of the work was done.');

  await expect(berto.page.getByText('offers a settlement')).toBeVisible({ timeout: POLL_TIMEOUT });
  await berto.button('Review offer').first().click();
  const review = berto.dialog('Review offer');
  await expect(review.getByText('Half of the work was done.')).toBeVisible();
  await review.getByRole('button', { name: 'Make another offer' }).click();
  await fillOffer(berto, 'Another amount', BERTO, 'Most of it was done.', '0.0007');

  await expect(ana.page.getByText('offers a settlement')).toBeVisible({ timeout: POLL_TIMEOUT });
  await ana.button('Review offer').first().click();
  const answer = ana.dialog('Review offer');
  await expect(answer.getByText(/gets ⁨?0\.00070000/)).toBeVisible();
  await answerCoins(answer);
  await answer.getByLabel('Your Bitcoin Address').fill(DESTINATION);
  await answer.getByLabel('Signing Password').fill(ana.account.password);
  await answer.getByRole('button', { name: 'Accept and sign' }).click();
  await expect(answer).toBeHidden();

  await expect(berto.page.getByText('accepted your offer')).toBeVisible({ timeout: POLL_TIMEOUT });
  await berto.button('Complete the settlement').first().click();
  const complete = berto.dialog('Complete the settlement');
  await complete.getByLabel('Signing Password').fill(berto.account.password);
  await complete.getByRole('button', { name: 'Complete and broadcast' }).click();
  await expect(complete).toBeHidden();
  await expect(berto.page.getByText('accepted your offer')).toBeHidden();
  await leave(ana, berto);
});
