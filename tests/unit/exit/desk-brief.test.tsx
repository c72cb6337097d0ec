import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import { parseAwardFile } from '@/services/schemas/award';
import { formatKit } from '@/services/schemas/kit';
import { DEPOSIT_KEYS } from '../evidence/evidence-stage';
import { arbitratorNode, DESTINATION, makeKit } from './kits';
import { chooseCoins, type Opened, openPage } from './page-support';

/* *Decide a dispute* (docs/settlement.md#decision), driven by its labels. */

const KEY = arbitratorNode().toBase58();

function toFile(content: string | Uint8Array, name: string): File {
  return new File([content as BlobPart], name);
}

async function openDesk(file = toFile(formatKit([makeKit()]), 'aval-kit.json')): Promise<Opened> {
  const page = openPage();
  await page.press('Decide a dispute');
  await page.user.upload(page.field('Evidence file'), file);
  return page;
}

async function fill(page: Opened): Promise<void> {
  await screen.findByRole('heading', { name: 'The decision' });
  chooseCoins();
  await page.put('Destination Bitcoin Address', DESTINATION);
  await page.press('Max');
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Reasons', 'The roof leaks.');
}

async function sign(page: Opened, key = KEY) {
  await page.put('Extended private key', key);
  await page.press('Sign decision');
}

async function readDecision() {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Decision');
  const signed = parseAwardFile(field.value);
  if (signed === null) throw new Error('The page has made no decision');
  return signed;
}

it('makes a decision from a kit, which the app accepts', async () => {
  const page = await openDesk();
  await fill(page);
  await page.put('Costs', 'Each bears its own.');
  await page.put('Place', 'Madrid');
  await sign(page);
  const signed = await readDecision();
  expect(signed.award).toMatchObject({
    guarantees: ['g1'],
    isFinal: true,
    number: 1,
    reasons: 'The roof leaks.',
    costs: 'Each bears its own.',
    place: 'Madrid',
    evidence: [],
    outputs: [{ to: 'owner', address: DESTINATION }],
  });
  // Only the coins of the guarantee that was chosen.
  expect(signed.award.coins.map(({ order }) => order).sort()).toEqual([1, 1, 2]);
  expect(verifyAward(signed, DEPOSIT_KEYS)).toHaveProperty('txid');
  expect(page.field('Extended private key').value).toBe('');
  expect(document.body.textContent).not.toContain(KEY);
});

it('checks a decision against a kit, and names what is wrong with a forged one', async () => {
  const made = await openDesk();
  await fill(made);
  await sign(made);
  await readDecision();
  const text = made.field('Decision').value;
  const forged = JSON.stringify({ ...JSON.parse(text), path: '7/3' });
  await made.press('Check a document');
  await made.user.upload(made.field('Recovery kit or evidence file'), toFile(formatKit([makeKit()]), 'kit.json'));
  await made.user.upload(await screen.findByLabelText('Decision file'), toFile(text, 'aval-award-c1-1.json'));
  const checked = await screen.findByRole('region', { name: 'Decision' });
  expect(checked.textContent).toMatch(/both signatures of the third key are valid.*The roof leaks\./s);
  await made.user.upload(made.field('Decision file'), toFile(forged, 'forged.json'));
  expect(
    await screen.findByText('This decision does not count: it is not signed with the third key of this contract.'),
  ).toBeTruthy();
  await made.user.upload(made.field('Decision file'), toFile('{}', 'other.json'));
  expect(await screen.findByText(/it is not a decision, or it was altered/)).toBeTruthy();
});
