import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import bitcoinMessage from 'bitcoinjs-message';
import { APP_URL } from './addresses';
import { leave, Person } from './person';
import { expectTermsState, getAlarm, joinAndSign, saveCertificate, signTerms } from './sealed-person';

/* Two people sign the terms, and notice what the server changes (docs/terms.md). */

const GUARANTEE = 'Deposit for the roof';
const PREFIX = '\x18Bitcoin Signed Message:\n';

test('both sign on joining and afterwards, a change by the server is noticed, and certificates verify offline', async ({
  browser,
}, { outputDir }) => {
  const [ana, berto] = await arrive();
  await offer(ana);
  await joinAndSign(berto, await ana.shareLink());
  await expectTermsState(berto, 'Waiting for ana');

  await ana.page.reload();
  await signTerms(ana, 'Sign the terms');
  await expectSealed(ana, 1);
  await berto.page.reload();
  await expectSealed(berto, 1);

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
  await expectPrinted(ana, certificates[0]);
  await leave(ana, berto);

  async function arrive(): Promise<[Person, Person]> {
    const ana = await Person.arrive(browser, 'ana', APP_URL, 'translated');
    return [ana, await Person.arrive(browser, 'berto', APP_URL)];
  }
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

/** On paper stands the text with its signatures. */
async function expectPrinted({ page }: Person, certificate?: ReadCertificate): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const signatures = certificate?.signatures.map(({ signature }) => signature) ?? [];
  for (const text of [
    'New tiles on the whole roof',
    'Signed by both, revision 2',
    certificate?.message ?? '',
    ...signatures,
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
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
