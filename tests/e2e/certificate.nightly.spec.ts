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

  test('is opened from a file and saved', async ({ ana }) => {
    const contract = (await openContract(ana, CONTRACT)).split('/').at(-1) ?? '';
    const certificate = await makeFile(ana, contract);
    await chooseFromMenu(ana, 'Open a file');
    const dialog = ana.getByRole('dialog', { name: 'Open a file' });
    const buffer = Buffer.from(formatCertificate(certificate));
    await dialog.getByLabel('File').setInputFiles({ name: 'terms.json', mimeType: 'application/json', buffer });
    await expect(dialog.getByText('Every signature is valid.')).toBeVisible();
    expect(await axeFindings(ana)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show the terms' }).click();

    const terms = ana.getByRole('dialog', { name: 'Terms' });
    await expect(terms.getByText('It is not the text below')).toBeVisible();
    expect(await axeFindings(ana)).toEqual([]);
    const download = ana.waitForEvent('download');
    await terms.getByRole('button', { name: 'Save certificate' }).click();
    expect((await download).suggestedFilename()).toBe(`aval-terms-${contract}-1.json`);
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8')).terms).toBe(certificate.text);
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
