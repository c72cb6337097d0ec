import { cleanup, screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { Transaction } from 'bitcoinjs-lib';
import { expect, it } from 'vitest';
import { toAddress } from '@/exit/recovery/addresses';
import { formatKit } from '@/services/schemas/kit';
import { arbitratorNode, DESTINATION, makeKit, pairs, required } from './kits';
import { type Opened, openPage, openWithKit, sign } from './page-support';

/*
 * The holder of the third key works with the kit of a party: they choose coins and outputs, sign, and pass the PSBT on. Either party
 * completes it with their own kit (docs/exit.md#the-page).
 */

const ELSEWHERE = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry';
const KEY = arbitratorNode().toBase58();

/** A part to each party, from the coins of the first guarantee alone. */
async function createSplit(): Promise<Opened> {
  const page = openPage();
  await page.put('Recovery kit', formatKit([makeKit()]));
  await page.press('Open');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /…[0-9a-f]{8}:\d+/ });
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true, true]);
  await page.user.click(required(boxes[3]));
  await page.put('Destination Bitcoin Address', DESTINATION);
  await page.put('Amount (BTC)', '0.0005');
  await page.press('Add output');
  await page.put('Destination Bitcoin Address', ELSEWHERE, 1);
  await page.user.click(required(screen.getAllByRole('button', { name: 'Max' })[1]));
  await page.put('Fee rate (sat/vB)', '5');
  await page.press('Create transaction');
  await screen.findByRole('heading', { name: 'Check and sign' });
  return page;
}

/** The half-signed PSBT. */
async function decide(): Promise<string> {
  const page = await createSplit();
  await page.put('Extended private key', KEY);
  await page.press('Sign');
  const psbt = await screen.findByLabelText<HTMLTextAreaElement>('Signed PSBT');
  expect(screen.getByRole('heading', { name: 'Signed by one of two' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save PSBT' })).toBeTruthy();
  expect(page.field('Extended private key').value).toBe('');
  expect(document.body.textContent).not.toContain(KEY);
  cleanup();
  return psbt.value;
}

async function open(page: Opened, text: string): Promise<void> {
  await page.user.upload(page.field('File', 0), new File([text], 'aval-7-1of2.psbt.txt'));
  await page.user.click(screen.getAllByRole('button', { name: 'Open' }).at(-1) as HTMLElement);
}

it.each(['owner', 'counterparty'] as const)('what the third key has signed is completed by the %s', async (role) => {
  const psbt = await decide();
  const page = await openWithKit(role);
  await open(page, psbt);
  const view = await screen.findByRole('region', { name: 'Check and sign' });
  expect(view.textContent).toMatch(/Signed by.*Arbitrator/s);
  expect(within(view).getAllByText('To')).toHaveLength(2);
  expect(view.textContent).toContain(ELSEWHERE);
  await sign(page);
  const raw = await screen.findByLabelText<HTMLTextAreaElement>('Raw transaction');
  const { ins, outs } = Transaction.fromHex(raw.value.trim());
  expect(ins).toHaveLength(3);
  expect(outs.map(({ script }) => toAddress(script, 'regtest'))).toEqual([DESTINATION, ELSEWHERE]);
  expect(outs[0]?.value).toBe(50_000n);
  expect(screen.getByRole('button', { name: 'Broadcast' })).toBeTruthy();
});

nightly('coins that the kit does not know have to be known first', async () => {
  const psbt = await decide();
  const page = await openWithKit('owner', {
    guarantees: [
      [
        { order: 1, values: [1_000] },
        { order: 2, values: [] },
      ],
    ],
  });
  await open(page, psbt);
  expect(await screen.findByText(/Refresh the coins, or add this one above/)).toBeTruthy();
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
])('%s is not taken for the third key', async (_what, key, text) => {
  const page = await createSplit();
  await page.put('Extended private key', key);
  await page.press('Sign');
  const field = await screen.findByLabelText('Extended private key');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(described?.textContent ?? '').toMatch(text);
  expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
});
