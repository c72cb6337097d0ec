import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { formatCertificate } from '@/services/schemas/certificate';
import { axeFindings } from './axe';
import { makeGuarantees, readParties, sealTerms } from './certificates';
import { chooseFromMenu, openContract } from './demo';
import { test } from './fixtures';
import { readPdfPages } from './pdf-text';

/* docs/terms.md#certificate */

const CONTRACT = 'New roof for Casa Olmo';
const GUARANTEES = 200;

/** Terms of the contract that Ana and Berto signed elsewhere, as a file. */
async function makeFile(page: Page, contract: string) {
  const parties = await readParties(page, contract);
  return sealTerms({
    network: 'regtest',
    contract,
    revision: 1,
    previous: '',
    title: 'New roof, as agreed',
    description: 'Slates, “grey”.\n\nTwo chimneys.',
    pdf: 'ab'.repeat(32),
    ...parties,
    arbitrator: { id: '1', key: 'tpubOfTheArbitrator' },
    guarantees: makeGuarantees(GUARANTEES, parties.counterparty.id),
  });
}

test.describe('the certificate', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 720 } });

  test('is opened from a file, printed whole and saved', async ({ ana }) => {
    const contract = (await openContract(ana, CONTRACT)).split('/').at(-1) ?? '';
    const certificate = await makeFile(ana, contract);
    await chooseFromMenu(ana, 'Open a file');
    const dialog = ana.getByRole('dialog', { name: 'Open a file' });
    const buffer = Buffer.from(formatCertificate(certificate));
    await dialog.getByLabel('File').setInputFiles({ name: 'terms.json', mimeType: 'application/json', buffer });
    await expect(dialog.getByText('Every signature is valid.')).toBeVisible();
    expect(await axeFindings(ana)).toEqual([]);
    await dialog.getByRole('link', { name: 'Show the certificate' }).click();

    await expect(ana.getByRole('heading', { level: 1, name: 'Certificate' })).toBeVisible();
    await expect(ana.getByText('not what the server shows now')).toBeVisible();
    expect(await axeFindings(ana)).toEqual([]);
    const download = ana.waitForEvent('download');
    await ana.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`aval-terms-${contract}-1.json`);
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).terms).toBe(certificate.text);

    await expectPrintedWhole(ana, certificate);
  });
});

test('a contract is printed as a summary and the text, from its page and from the dialog', async ({ ana }) => {
  await openContract(ana, CONTRACT);
  // The code for paper is fetched after all else.
  await expect(async () => expectContract(await ana.pdf({ preferCSSPageSize: true }))).toPass({ timeout: 30_000 });
  await ana.getByRole('button', { name: 'Read the full text' }).click();
  await expect(ana.getByRole('dialog').getByText(/^Berto takes down the old roof/)).toBeVisible();
  await ana.emulateMedia({ media: 'print' });
  await expect(ana.getByRole('region', { name: 'Summary' })).toBeVisible();
  await expect(ana.getByRole('button')).toHaveCount(0);
  expectContract(await ana.pdf({ preferCSSPageSize: true }));
  await ana.emulateMedia({ media: null });
});

/** No page is empty. */
function expectContract(pdf: Buffer): void {
  const pages = readPdfPages(pdf);
  expect(pages[0]).toMatch(/^SummaryNewroofforCasaOlmo/);
  expect(pages[0]).toContain('Workmanshipofthebeams');
  expect(pages[0]).not.toContain('Bertotakesdown');
  expect(pages[1]).toContain('Bertotakesdowntheoldroof');
  expect(pages.filter((page) => page.length < 40)).toEqual([]);
}

/** Everything that is signed stands on the paper, and no signature, revision or guarantee's facts are cut by a page. */
async function expectPrintedWhole(page: Page, { terms, signatures }: ReturnType<typeof sealTerms>): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('not what the server shows now')).toBeHidden();
  const ink = await page.getByRole('article').evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(30, 28, 25)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sizes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const sheets = new Set(
    sizes.map(([, width, height]) => `${Math.round(Number(width))} ${Math.round(Number(height))}`),
  );
  // A4 in points.
  expect([...sheets]).toEqual(['595 842']);
  const pages = readPdfPages(pdf);
  expect(pages[0]).toMatch(/^Summary/);
  for (const text of [terms.title, 'Revision 1, signed by both parties'])
    expect(pages[0]).toContain(text.replace(/\s/g, ''));
  expect(pages[0]).not.toContain('eIDAS');
  const has = (text: string) => pages.join('').includes(text.replace(/\s/g, ''));
  const texts = terms.guarantees.flatMap(({ description, conditions, verificationProcess, amount }) => [
    description,
    conditions,
    verificationProcess,
    `0.00${amount}`,
  ]);
  const codes = [terms.pdf, terms.owner.key, terms.counterparty.key, terms.arbitrator.key];
  const missing = [terms.title, ...terms.description.split('\n'), ...codes, ...texts].filter((text) => !has(text));
  expect(missing).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
  for (const { signature, address, key } of signatures) {
    const whole = pages.filter((each) => [signature, address, key].every((text) => each.includes(text)));
    expect(whole, address).not.toEqual([]);
    expect(has(`verifymessage"${address}""${signature}"`)).toBe(true);
  }
  const cut = terms.guarantees.filter(({ id, description }) =>
    pages.every((each) => !each.includes(description.replace(/\s/g, '')) || !each.includes(id)),
  );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: null });
}
