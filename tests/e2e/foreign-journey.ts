import { type Browser, expect } from '@playwright/test';
import { waitForKeyCheck } from './demo';
import { watchExchanges } from './exchanges';
import { cosign, DESTINATION, POLL_TIMEOUT, pay, release } from './journey';
import { OtherClient } from './other-client';
import { leave, Person } from './person';
import type { ForeignSite } from './specified-journey';
import { expectStatementFiles } from './statement-files';
import { importAndJoin } from './template-journey';

const KITCHEN = 'Kitchen';
const GUARANTEE = 'Deposit for the kitchen';
const GARDEN = 'Garden';
const UNRELATED = 'Deposit for the garden';

/**
 * Two users of a backend that follows the specification alone (foreign/start.mjs says how). Ana's account and two contracts were
 * made by another client. They import a template; then the guarantee of one of those contracts is paid and released with Ana's
 * key. The other contract stays as it was.
 */
export async function playForeignJourney(browser: Browser, { appUrl, backendUrl }: ForeignSite): Promise<void> {
  const ana = await Person.arrive(browser, 'ana', appUrl, 'translated');
  const berto = await Person.arrive(browser, 'berto', appUrl);
  const watched = [ana, berto].map(({ page }) => watchExchanges(page.context()));
  const other = new OtherClient(backendUrl);
  const anaId = await other.register(ana.account);
  await berto.register();
  const parties = [anaId, await other.findUser(berto.account)] as const;
  const kitchen = await other.createContract(KITCHEN, GUARANTEE, parties);
  const garden = await other.createContract(GARDEN, UNRELATED, parties);
  const untouched = await other.read(garden);

  await ana.page.goto('/login');
  await ana.logIn();
  await ana.button('My account is from another program').click();
  await ana.button('Send password and log in').click();
  await waitForKeyCheck(ana.page);
  for (const title of [KITCHEN, GARDEN]) await expect(ana.page.getByRole('link', { name: title })).toBeVisible();
  await importAndJoin(ana, berto);

  await open(ana, `/contracts/${garden}`, UNRELATED);
  await open(ana, `/contracts/${kitchen}`, GUARANTEE);
  await pay(ana, `${backendUrl}/explorer`, GUARANTEE, '0.001');
  await expect(ana.guarantee(GUARANTEE).getByText('Active', { exact: true })).toBeVisible({ timeout: POLL_TIMEOUT });

  await release(ana, 'Release Guarantee', DESTINATION, 'Max', GUARANTEE);
  await open(berto, `/contracts/${kitchen}`, GUARANTEE);
  await cosign(berto, DESTINATION, GUARANTEE);
  await berto.unfold(GUARANTEE);
  // Shown for executed guarantees only.
  await expect(berto.guarantee(GUARANTEE).getByRole('link', { name: 'View Transaction' })).toBeVisible({
    timeout: POLL_TIMEOUT,
  });
  await expectStatementFiles(berto.page, [GUARANTEE]);
  expect(await other.read(garden)).toEqual(untouched);
  for (const exchanges of watched) expect(await exchanges.listFaults()).toEqual([]);
  await leave(ana, berto);
}

async function open({ page }: Person, path: string, guarantee: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article', { name: guarantee })).toBeVisible();
}
