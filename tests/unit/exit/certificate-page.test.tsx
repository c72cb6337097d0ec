import { screen } from '@testing-library/react';
import { makeCertificate, makeKitWith } from '@tests/unit/exit/certificates';
import { openPage } from '@tests/unit/exit/page-support';
import { expect, it } from 'vitest';
import { formatCertificate } from '@/services/schemas/certificate';
import { formatKit } from '@/services/schemas/kit';

/* docs/seal.md#certificate: what the recovery page says of signed terms. */

const GOOD = formatCertificate(makeCertificate());

it('says what is wrong with a certificate, keeps it, and then shows the right one in full', async () => {
  const page = openPage();
  const files: [string, RegExp][] = [
    [GOOD.replace('Slates', 'Slabs'), /text was changed after it was signed/],
    [GOOD.replace('"version": 1', '"version": 2'), /certificate is from a newer version of Aval/],
    [GOOD.replace('"terms": "{', '"terms": "{ '), /was reformatted/],
    [GOOD.replace('"owner",', '"nobody",'), /signatures\.0\.role.* is missing or wrong/],
    [GOOD.slice(0, 300), /cut off or damaged/],
  ];
  for (const [text, expected] of files) {
    await page.put('Recovery kit', text);
    await page.press('Open');
    expect((await page.alert())?.replace(/[\u2066-\u2069]/g, '')).toMatch(expected);
    expect(page.field('Recovery kit').value).toBe(text);
  }
  await page.put('Recovery kit', GOOD);
  await page.press('Open');
  expect(await screen.findByText('Both parties signed exactly these terms.')).toBeTruthy();
  const texts = ['New roof', 'Deposit for the roof', 'The roof is watertight.', 'Ana looks at it.', 'ab'.repeat(32)];
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  for (const { signature } of makeCertificate().signatures) expect(screen.getByText(signature)).toBeTruthy();
  await page.press('Use another file');
  expect(screen.getByLabelText('Recovery kit')).toBeTruthy();
});

it('says whose signature is missing', async () => {
  const page = openPage();
  await page.put('Recovery kit', formatCertificate(makeCertificate({}, ['counterparty'])));
  await page.press('Open');
  expect(await screen.findByText('The signature of the creator is missing.')).toBeTruthy();
  expect(screen.queryByText(/Both parties signed/)).toBeNull();
});

it('shows and verifies the signed terms of a kit, even if some are wrong', async () => {
  const page = openPage();
  await page.put('Recovery kit', formatKit([makeKitWith([makeCertificate(), makeCertificate({ contract: '8' })])]));
  await page.press('Open');
  expect(await screen.findByRole('heading', { name: 'Signed terms in this kit' })).toBeTruthy();
  expect(screen.getByText('Revision 1: read what was signed')).toBeTruthy();
  expect(screen.getByText('Both parties signed exactly these terms.')).toBeTruthy();
  expect(screen.getByText(/not for the kit.s contract or network/)).toBeTruthy();
  expect(screen.getByLabelText('Destination Bitcoin Address')).toBeTruthy();
});
