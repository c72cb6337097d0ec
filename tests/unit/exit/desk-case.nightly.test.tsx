import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Kit } from '@/domain/kit/kit';

import { makeCertificate, makeKitWith } from './certificates';
import { answer, decide, listBoxes, listChosen, openDesk as open, refresh } from './desk-support';
import { DESTINATION, fund, GUARANTEES, makeKit, required } from './kits';
import { chooseCoins } from './page-support';

/* Which coins a decision spends, by one file or two (docs/settlement.md#decision). */

const BERTO_ADDRESS = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
const serve = (kit: Kit, how = {}) => server.use(...answer(kit, how));

const short = makeKit({ guarantees: [required(GUARANTEES[0])] });
const [one, two, three] = GUARANTEES.flat();

describe('coins of another guarantee', () => {
  it('do not go into the decision, though the first file does not list that guarantee', async () => {
    const page = await open(short, makeKit({ role: 'counterparty' }));
    expect(screen.getByText('They list the guarantees with different names, sums, dates or states.')).toBeTruthy();
    expect(within(page.field('Guarantee')).getAllByRole('option')).toHaveLength(2);
    chooseCoins();
    const award = await decide(page);
    expect(award.guarantees).toEqual(['g1']);
    expect(award.coins.map(({ order }) => order).sort()).toEqual([1, 1, 2]);
  });

  it('are named as of none, and count only once they are chosen, for the guarantee that is chosen then', async () => {
    const kit = makeKit({ hasTransactions: true });
    serve(kit);
    const page = await open(makeKit({ guarantees: [[required(one)], [required(two)]], hasTransactions: true }));
    await refresh(page);
    expect(listChosen()).toHaveLength(3);
    expect(screen.getAllByText('does not belong to a named guarantee')).toHaveLength(1);
    chooseCoins();
    expect(listChosen()).toHaveLength(4);
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    expect(listChosen()).toHaveLength(3);
    const award = await decide(page);
    expect([award.guarantees, award.coins.map(({ order }) => order)]).toEqual([['g2'], [2]]);
  });

  it('leave it clear whom each output pays, though a part goes back to the guarantee first', async () => {
    const page = await open(short, makeKit({ guarantees: [[required(one), required(two)]] }));
    await page.user.click(screen.getByText('Add coins yourself'));
    // Of an address that no file lists.
    const unnamed = required(makeKit().guarantees[1]?.deposits[0]);
    const { hex } = fund(unnamed.address, 'regtest', 60_000, 99);
    await page.put('Coins to add, one per line', hex);
    await page.press('Add coins');
    await waitFor(() => expect(listBoxes()).toHaveLength(4));
    chooseCoins();
    await page.press('Add output');
    await page.press('Add output');
    const roles = screen.getAllByLabelText('Paid to');
    for (const [at, role] of ['Back to the guarantee', 'Creator', 'Counterparty'].entries())
      await page.user.selectOptions(required(roles[at]), role);
    for (const at of [0, 1]) await page.put('Amount (BTC)', '0.0003', at);
    await page.put('Destination Bitcoin Address', DESTINATION, 0);
    await page.put('Destination Bitcoin Address', BERTO_ADDRESS, 1);
    await page.user.click(required(screen.getAllByRole('button', { name: 'Max' })[2]));
    await page.put('Fee rate (sat/vB)', '5');
    await page.put('Reasons', 'The roof leaks.');
    const preview = await screen.findByRole('region', { name: 'What it would do' });
    const lines = [...preview.children].map(({ textContent }) => textContent ?? '');
    const lineOf = (address: string) => lines.find((line) => line.replace(/\s/g, '').includes(address));
    expect(lineOf(DESTINATION)).toMatch(/^To the creator/);
    expect(lineOf(BERTO_ADDRESS)).toMatch(/^To the counterparty/);
  });

  it('are not chosen while the files put them into different guarantees', async () => {
    const liar = makeKit({ guarantees: [[required(one), required(three)], [required(two)]], hasTransactions: true });
    serve(makeKit({ hasTransactions: true }));
    const page = await open(liar, makeKit({ role: 'counterparty', hasTransactions: true }));
    expect(screen.getByText('They put 2 deposit addresses into different guarantees.')).toBeTruthy();
    await refresh(page);
    expect(screen.getAllByText('the files put it into different guarantees')).toHaveLength(2);
    const award = await decide(page);
    expect(award.coins.map(({ order }) => order)).toEqual([1, 1]);
  });
});

it.each([
  ['owner', 'Both files are of the same party.'],
  ['counterparty', 'Both files say the same about terms, guarantees and coins.'],
] as const)('does not count one party for both: the second file is of the %s', async (role, text) => {
  await open(makeKit(), makeKit({ role }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it.each([7, 8])('shows the number of the contract beside the key field, %i', async (contractOrder) => {
  const page = await open(makeKit({ contractOrder }));
  const ids = page.field('Extended private key').getAttribute('aria-describedby')?.split(' ') ?? [];
  const hint = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  expect(hint).toContain(`contract number ${contractOrder} below this key`);
});

it('names a guarantee of the signed terms that the file leaves out', async () => {
  const agreed = makeCertificate({
    guarantees: ['g1', 'g2'].map((id) => ({
      ...{ id, depositor: 'u2', amount: '100000', description: `The deposit ${id}`, validUntil: '' },
      ...{ conditions: '', verificationProcess: '' },
    })),
  });
  const page = await open({ ...makeKitWith([agreed]), guarantees: short.guarantees });
  expect(screen.getByText(/name a guarantee that no file lists: .*The deposit g2/)).toBeTruthy();
  expect(within(page.field('Guarantee')).getAllByRole('option')).toHaveLength(2);
});

describe('a coin that nothing proves', () => {
  it('is not chosen by itself', async () => {
    await open(makeKit());
    expect(listBoxes()).toHaveLength(4);
    expect(listChosen()).toEqual([]);
    expect(screen.getAllByText('not proven by a file')).toHaveLength(4);
  });

  it.each([
    ['in no block', { isConfirmed: false }, 'not in a block yet'],
    ['without its transaction', { hasRaw: false }, 'not proven by a file'],
  ])('is not chosen if the explorer lists it %s', async (_what, how, text) => {
    const kit = makeKit({ hasTransactions: true });
    serve(kit, how);
    const page = await open(makeKit());
    await refresh(page);
    expect(listChosen()).toEqual([]);
    expect(screen.getAllByText(text)).toHaveLength(4);
    fireEvent.click(required(listBoxes()[0]));
    expect(listChosen()).toHaveLength(1);
  });

  it('is chosen once the explorer has shown its transaction in a block', async () => {
    serve(makeKit({ hasTransactions: true }));
    const page = await open(makeKit());
    await refresh(page);
    expect(listChosen()).toHaveLength(4);
  });
});
