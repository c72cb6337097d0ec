import { screen } from '@testing-library/react';
import { makeCertificate } from '@tests/unit/exit/certificates';
import { COUNTERPARTY, OWNER } from '@tests/unit/exit/kits';
import { openPage } from '@tests/unit/exit/page-support';
import { expect, it } from 'vitest';
import { computeSafetyNumber } from '@/bitcoin/seals/safety-number';
import { formatCertificate } from '@/services/schemas/certificate';
import { KIT, makeContents, makeFile, makeTermsContents } from '../evidence/evidence-stage';

/* *Check a document* on the recovery page (docs/settlement.md#evidence-file). */

async function check(content: Uint8Array | string, name = 'aval-evidence-7-20261126.zip') {
  const page = openPage();
  await page.press('Check a document');
  await page.user.upload(page.field('Evidence file'), new File([content as BlobPart], name));
  return page;
}

const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '');

function row(subject: string): string | undefined {
  return plain(screen.getByText(subject).closest('li')?.textContent);
}

it('says what stands behind each file, whose keys they are, and how to compare them', async () => {
  const page = await check(await makeFile());
  expect(await screen.findByText('Every file in it is unchanged since the creator signed it.')).toBeTruthy();
  expect(row('Terms, revision 1')).toMatch(/Signed by u1 \(creator\) and u2 \(counterparty\)\.$/);
  expect(row('Offer 1')).toMatch(/Signed by u1 \(creator\)\.$/);
  expect(row('Acceptance of offer 1')).toMatch(/Signed by u2 \(counterparty\)\.$/);
  expect(row('Document')).toMatch(/files\/Informe técnico\.txtAdded by u1 \(creator\)\.$/);
  expect(row('Chat: 3 messages, 1 with a valid signature')).toMatch(/The server says so\.$/);
  expect(row('Activity: not received from the server')).toBeTruthy();
  expect(screen.getAllByText('Paid in block 500, 6 blocks deep, checked here.')).toHaveLength(4);
  expect(screen.getByText(/I want my money back/)).toBeTruthy();
  const number = await computeSafetyNumber([OWNER.public_key, COUNTERPARTY.public_key], KIT.keys.arbitrator.xpub);
  expect(screen.getByText(number ?? 'no number')).toBeTruthy();
  expect(screen.queryByText(/are wrong|is wrong/)).toBeNull();
  await page.press('Check another file');
  expect(screen.getByLabelText('Evidence file')).toBeTruthy();
});

it('names what does not hold, and gives no name to keys that only the file vouches for', async () => {
  const wrong = makeTermsContents(makeCertificate({ contract: '8' }));
  const contents = makeContents().filter(({ name }) => !name.startsWith('terms/'));
  await check(await makeFile([...contents, ...wrong]));
  expect(await screen.findByText('1 item in this file is wrong.')).toBeTruthy();
  expect(row('Terms, revision 1')).toMatch(/It is about another contract or network\.$/);
  expect(row('Offer 1')).toMatch(/Signed by the creator\.$/);
  expect(screen.getAllByText('Only this file says so.')).toHaveLength(1);
  expect(screen.getByText('The file does not say')).toBeTruthy();
});

it('refuses an altered file and says why, also in Spanish', async () => {
  const bytes = await makeFile();
  const at = Buffer.from(bytes).indexOf('The roof leaks');
  bytes[at] = 'X'.charCodeAt(0);
  const page = await check(bytes);
  const error = 'This evidence file does not count: a file in it is damaged. (statement.txt)';
  expect(plain((await screen.findByText(/does not count/)).textContent)).toBe(error);
  expect(screen.queryByText(/Every file in it/)).toBeNull();
  await page.press('Español');
  await page.user.upload(screen.getByLabelText('Archivo de pruebas'), new File([bytes as BlobPart], 'a.zip'));
  expect(plain((await screen.findByText(/no vale/)).textContent)).toMatch(/está dañado\. \(statement\.txt\)$/);
});

it('opens a certificate, and nothing else', async () => {
  const page = await check(formatCertificate(makeCertificate()), 'aval-terms-7-1.json');
  expect(await screen.findByText('Both parties signed exactly these terms.')).toBeTruthy();
  await page.press('Use another file');
  await page.user.upload(page.field('Evidence file'), new File(['Hello'], 'letter.json'));
  expect(await screen.findByText('This is neither an evidence file nor a certificate.')).toBeTruthy();
});
