import { screen } from '@testing-library/react';
import { order, required } from '@tests/unit/recovery/contracts';
import { describe, expect, it } from 'vitest';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { formatCoin } from '@/domain/recovery/recovery-file';
import { formatRecoveryFile } from '@/services/schemas/recovery-file';
import { check, makeContract, makeFile, makeSealed } from './files';
import { create, openWith, type Page, receive, sign } from './page';

/*
 * "I lost it, make another": two transactions of one guarantee that share no coin can both be confirmed. The contract has three coins
 * of the first guarantee, and one of the second.
 */

const CHECKED = check(makeContract());
const [FIRST, SECOND, THIRD, OTHER] = listFileCoins(CHECKED).map((coin) => ({
  psbt: order(CHECKED, [coin]).psbt,
  name: formatCoin(coin).slice(0, 8),
})) as [Sample, Sample, Sample, Sample];
interface Sample {
  psbt: string;
  name: string;
}

const NOTICE = /Another transaction of the guarantee Deposit was signed before/;
const FIRST_TICK = /^Tick the box to accept this/;

/** The file keeps a transaction that spends the second coin. */
async function openKept(): Promise<Page> {
  return openWith(makeSealed('owner', [makeContract({ signed: [{ guaranteeId: 'g1', psbt: SECOND.psbt }] })]));
}

describe('beside a transaction that the file keeps', () => {
  it('the page asks before another one is signed or saved', async () => {
    const page = await openKept();
    await receive(page, FIRST.psbt);
    expect(screen.getByText(NOTICE).textContent).toContain(SECOND.name);
    await page.press('Save transaction');
    expect(await page.alert()).toMatch(FIRST_TICK);
    await sign(page);
    expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
    await page.tick('I accept that both can be confirmed');
    await page.press('Sign');
    await page.psbt();
  });

  it('the page does not ask for one that spends a coin of it, nor for the kept one itself', async () => {
    const page = await openKept();
    const box = () => screen.getByRole('checkbox', { name: new RegExp(SECOND.name) });
    await page.user.click(box());
    await create(page);
    expect(screen.getByText(NOTICE)).toBeTruthy();
    await page.user.click(box());
    await page.press('Create transaction');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await page.press('Use the one for Deposit');
    await receive(page, page.field('Transaction to sign').value);
    expect(screen.queryByText(NOTICE)).toBeNull();
    await sign(page);
    await page.psbt();
  });

  it('the page asks also when the same contract is opened from a file that lacks it', async () => {
    const page = await openKept();
    await page.press('Open another recovery file');
    page.put('Recovery file', formatRecoveryFile(makeFile([makeContract({ role: 'counterparty' })])));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your contract' });
    await receive(page, FIRST.psbt);
    expect(screen.getByText(NOTICE).textContent).toContain(SECOND.name);
  });
});

it('asks beside one that was signed on this page, also after the file was opened again', async () => {
  const page = await openWith();
  await receive(page, FIRST.psbt);
  await sign(page);
  await page.psbt();
  expect(screen.queryByText(NOTICE)).toBeNull();
  await page.press('Open another recovery file');
  page.put('Recovery file', formatRecoveryFile(await makeSealed()));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your contract' });
  await receive(page, OTHER.psbt);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await receive(page, THIRD.psbt);
  expect(screen.getByText(NOTICE).textContent).toContain(FIRST.name);
});

it('asks for one that was begun while another one was being signed, and keeps it on the page', async () => {
  const page = await openWith();
  await receive(page, FIRST.psbt);
  await sign(page);
  await receive(page, THIRD.psbt);
  await screen.findByText(NOTICE);
  expect(await page.summary()).toContain('Signed byNobody yet');
  expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
});

it('names what a kept transaction spends, whatever the file says', async () => {
  const contract = makeContract();
  const guarantees = contract.guarantees.map((each, at) => ({ ...each, description: ['Roof', 'Garden'][at] ?? '' }));
  const signed = [{ guaranteeId: 'g1', psbt: OTHER.psbt }];
  await openWith(makeSealed('owner', [{ ...contract, guarantees, signed }]));
  expect(required(screen.getByRole('button', { name: /^Use the one for/ })).textContent).toBe('Use the one for Garden');
});
