import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { expect, it, vi } from 'vitest';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import type { Kit } from '@/domain/kit/kit';
import { parseAwardFile } from '@/services/schemas/award';
import { formatKit } from '@/services/schemas/kit';
import { arbitratorNode, DESTINATION, makeKit, pairs } from './kits';
import { chooseCoins, type Opened, openPage } from './page-support';

/* *Decide a dispute* (docs/settlement.md#decision), driven by its labels. */

const KEY = arbitratorNode().toBase58();
const BERTO_ADDRESS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';
const KIT = makeKit();
const DEPOSIT_KEYS = {
  network: KIT.network,
  contractorKeys: [KIT.keys.owner, KIT.keys.counterparty] as const,
  arbitratorKey: KIT.keys.arbitrator.xpub,
  contractOrder: KIT.contract.contractOrder,
};

function toFile(content: string | Uint8Array, name: string): File {
  return new File([content as BlobPart], name);
}

async function openDesk(file = toFile(formatKit([makeKit()]), 'aval-kit.json')): Promise<Opened> {
  const page = openPage();
  await page.press('Decide a dispute');
  await page.user.upload(page.field('Kit of a party'), file);
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

nightly('names whom each output pays before the key is entered', async () => {
  const page = await openDesk();
  await fill(page);
  await page.press('Add output');
  const [first, second] = screen.getAllByLabelText('Destination Bitcoin Address');
  await page.user.selectOptions(screen.getAllByLabelText('Paid to')[1] as HTMLElement, 'Arbitrator');
  await page.user.click(second as HTMLElement);
  await page.user.paste(BERTO_ADDRESS);
  await page.user.click(screen.getAllByLabelText('Amount (BTC)')[1] as HTMLElement);
  await page.user.paste('0.0001');
  expect((first as HTMLInputElement).value).toBe(DESTINATION);
  const preview = await screen.findByRole('region', { name: 'What it would do' });
  await waitFor(() =>
    expect(
      within(preview)
        .getAllByText(/^To /)
        .map(({ textContent }) => textContent),
    ).toEqual(['To the creator', 'To the arbitrator']),
  );
});

nightly('holds a guarantee with one press, as an interim decision', async () => {
  const page = await openDesk();
  await screen.findByRole('heading', { name: 'The decision' });
  chooseCoins();
  await page.press('Hold in the guarantee');
  expect(screen.queryByLabelText('Destination Bitcoin Address')).toBeNull();
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Reasons', 'Until I have heard both.');
  await sign(page);
  const { award } = await readDecision();
  expect(award).toMatchObject({ isFinal: false, outputs: [{ to: 'guarantee' }] });
});

nightly('decides about the guarantee that is chosen', async () => {
  const page = await openDesk();
  await fill(page);
  await page.user.selectOptions(page.field('Guarantee') as never, '1');
  await sign(page);
  const { award } = await readDecision();
  expect(award).toMatchObject({ guarantees: ['g2'], coins: [{ order: 3, value: 75_000 }] });
});

nightly.each([
  [
    'the key of one address',
    pairs.fromPrivateKey(arbitratorNode().derive(7).derive(1).privateKey as never).toWIF(),
    /one address/i,
  ],
  ['the extended key of the contract', arbitratorNode().derive(7).toBase58(), /./],
  ['a public key', arbitratorNode().neutered().toBase58(), /./],
  ['the key of somebody else', arbitratorNode('regtest', 'somebody').toBase58(), /./],
])('does not take %s', async (_what, key, text) => {
  const page = await openDesk();
  await fill(page);
  await sign(page, key);
  await waitFor(() => expect(page.field('Extended private key').getAttribute('aria-invalid')).toBe('true'));
  const described = document.getElementById(
    page.field('Extended private key').getAttribute('aria-describedby')?.split(' ').at(-1) ?? '',
  );
  expect(described?.textContent ?? '').toMatch(text);
  expect(screen.queryByLabelText('Decision')).toBeNull();
});

nightly('says what is missing, and signs nothing', async () => {
  const page = await openDesk();
  await screen.findByRole('heading', { name: 'The decision' });
  chooseCoins();
  await sign(page);
  expect(page.field('Fee rate (sat/vB)').getAttribute('aria-invalid')).toBe('true');
  await page.put('Fee rate (sat/vB)', '5');
  await page.put('Destination Bitcoin Address', DESTINATION);
  await page.press('Max');
  await page.press('Sign decision');
  expect(await screen.findByText('Write the reasons.')).toBeTruthy();
  expect(screen.queryByLabelText('Decision')).toBeNull();
});

nightly.each<[string, () => Promise<File>, RegExp]>([
  ['an empty file', async () => toFile('', 'x.json'), /no complete recovery kit/],
  ['another file', async () => toFile('{"a":1}', 'x.json'), /no complete recovery kit/],
  ['a picture', async () => toFile(new Uint8Array([0xff, 0xd8, 0xff]), 'x.json'), /no complete recovery kit/],
])('refuses %s by name', async (_what, make, text) => {
  await openDesk(await make());
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The decision' })).toBeNull();
});

nightly('refuses a second file about other keys', async () => {
  const page = await openDesk();
  const other = makeKit({ contractOrder: 8 }) as Kit;
  await page.user.upload(
    await screen.findByLabelText('Kit of the other party'),
    toFile(formatKit([other]), 'kit.json'),
  );
  expect(await screen.findByText(/about another contract or other keys/)).toBeTruthy();
});

nightly('exports the transaction for another signer', async () => {
  const page = await openDesk();
  await fill(page);
  const save = vi.spyOn(URL, 'createObjectURL');
  await page.user.click(screen.getByText('Use another program to sign'));
  await page.press('Save unsigned PSBT');
  expect(save).toHaveBeenCalledOnce();
  const message = page.field('Message to sign').value;
  expect(message).toMatch(/^Aval award [0-9a-f]{64}$/);
  await page.put('Signature of the message', 'AAAA');
  await page.press('Add signatures');
  expect(page.field('PSBT from the other program').getAttribute('aria-invalid')).toBe('true');
  expect(page.field('Signature of the message').getAttribute('aria-invalid')).not.toBe('true');
});

nightly('checks a decision against a kit, and names what is wrong with a forged one', async () => {
  const made = await openDesk();
  await fill(made);
  await sign(made);
  await readDecision();
  const text = made.field('Decision').value;
  const forged = JSON.stringify({ ...JSON.parse(text), path: '7/3' });
  await made.press('Check a decision');
  await made.user.upload(made.field('Kit with the keys'), toFile(formatKit([makeKit()]), 'kit.json'));
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
