import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import bitcoinMessage from 'bitcoinjs-message';
import { APP_URL } from './addresses';
import { NIGHTLY } from './nightly';
import { leave, Person } from './person';
import {
  copySealedInvitation,
  expectTermsState,
  getAlarm,
  joinSealed,
  saveCertificate,
  signTerms,
} from './sealed-person';

/* Two people agree through a link that passes the server by, and notice what the server changes (docs/seal.md). */

const GUARANTEE = 'Deposit for the roof';
/** A key on the curve that belongs to nobody here. */
const OTHER_KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
const PREFIX = '\x18Bitcoin Signed Message:\n';

test('terms are agreed through a link, a change by the server is noticed, and certificates verify offline', async ({
  browser,
}, { outputDir }) => {
  const [ana, berto] = await arrive();
  await offer(ana);
  const sent = watchUrls(berto.page);
  await joinSealed(berto, await copySealedInvitation(ana));
  await signTerms(berto, 'Sign the terms');
  await expectTermsState(berto, 'Waiting for ana');
  await expect(berto.button('Key confirmed by link')).toBeVisible();

  await ana.page.reload();
  await signTerms(ana, 'Sign the terms');
  await expectSealed(ana, 1);
  await berto.page.reload();
  await expectSealed(berto, 1);
  expect(sent.filter((url) => url.includes('seal='))).toEqual([]);

  await changeAmount(ana.page, '0.00900000');
  for (const person of [ana, berto]) {
    await person.page.reload();
    await expect(getAlarm(person)).toContainText('0.00100000');
    await expect(getAlarm(person)).toContainText('0.00900000');
  }
  // Where it was, the terms are those that both signed.
  await changeAmount(ana.page, '0.00100000');
  await ana.page.reload();
  await expectSealed(ana, 1);

  await changeAmount(ana.page, '0.00900000');
  await berto.page.reload();
  await (await berto.unfold(GUARANTEE)).getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(berto.dialog('Deposit Address').getByText('The terms changed after you both signed')).toBeVisible();
  await berto.page.keyboard.press('Escape');
  await signTerms(berto, 'Sign the new terms');
  await ana.page.reload();
  await signTerms(ana, 'Accept and sign');
  await expectSealed(ana, 2);
  await berto.page.reload();
  await expectSealed(berto, 2);

  const certificates = [
    await saveCertificate(ana, `${outputDir}/ana.json`),
    await saveCertificate(berto, `${outputDir}/berto.json`),
  ].map(readCertificate);
  expect(certificates[0]?.terms).toBe(certificates[1]?.terms);
  expect(certificates[0]?.terms).toContain('"amount":"900000"');
  for (const { signatures, message } of certificates) {
    expect(signatures.map(({ role }) => role).sort()).toEqual(['counterparty', 'owner']);
    for (const { address, signature } of signatures)
      expect(bitcoinMessage.verify(message, address, signature, PREFIX)).toBe(true);
  }
  await leave(ana, berto);

  async function arrive(): Promise<[Person, Person]> {
    const ana = await Person.arrive(browser, 'ana', APP_URL, 'translated');
    return [ana, await Person.arrive(browser, 'berto', APP_URL)];
  }
});

test('the invitation shows the person who joined that the server replaced the key of the owner', {
  tag: NIGHTLY,
}, async ({ browser }) => {
  const ana = await Person.arrive(browser, 'ana', APP_URL);
  const berto = await Person.arrive(browser, 'berto', APP_URL);
  await offer(ana);
  const key = await readOwnKey(ana.page);
  const invitation = await copySealedInvitation(ana);
  await berto.page.route('**/contractor', async (route) => {
    // From the join on.
    await replaceKey(berto.page, key);
    await route.fallback();
  });
  await joinSealed(berto, invitation);
  await expectNothingPaid(berto.page);
  await leave(ana, berto);
});

/** A contract with a guarantee that Ana pays. */
async function offer(ana: Person): Promise<void> {
  await ana.registerAndLogIn();
  await ana.createContract('Roof repair', 'New tiles on the whole roof', 'Create Contract');
  await ana.addGuarantee(GUARANTEE, '0.001');
}

async function expectSealed(person: Person, revision: number): Promise<void> {
  await expectTermsState(person, new RegExp(`^Signed by both, revision ${revision}, `));
}

/** The alarm is shown, and neither address nor signature can be had. */
async function expectNothingPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A key of this contract has changed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A key of this contract has changed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeDisabled();
}

/** The server's own change: nobody used the product for it. */
async function changeAmount(page: Page, amount: string): Promise<void> {
  const contract = new URL(page.url()).pathname.split('/')[2];
  const response = await page.request.get(`/api/contracts/${contract}`);
  const { guarantees } = (await response.json()) as { guarantees: { id: string }[] };
  const guarantee = { id: guarantees[0]?.id, amount };
  const changed = await page.request.put(`/api/contracts/${contract}/guarantee`, { data: { guarantee } });
  expect(changed.ok()).toBe(true);
}

/** From now on the server names another key instead of this one, in whatever it sends to the page. */
async function replaceKey(page: Page, key: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    // The server may close an idle connection just as the request goes out.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: (await response.text()).replaceAll(key, OTHER_KEY) });
  });
}

function readOwnKey(page: Page): Promise<string> {
  return page.evaluate(() => String(JSON.parse(localStorage.getItem('user') ?? '{}').public_key));
}

function watchUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url(), request.headers().referer ?? '', request.postData() ?? ''));
  return urls;
}

interface ReadCertificate {
  terms: string;
  message: string;
  signatures: { role: string; address: string; signature: string }[];
}

function readCertificate(text: string): ReadCertificate {
  const { terms, signatures } = JSON.parse(text) as ReadCertificate;
  const hash = createHash('sha256').update(terms).digest('hex');
  return { terms, message: `Aval terms ${hash}`, signatures };
}
