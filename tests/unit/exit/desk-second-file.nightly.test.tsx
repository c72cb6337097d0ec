import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createGate } from '@tests/gate';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Kit } from '@/domain/kit/kit';
import { answer, decide, EXPLORER, listBoxes, listChosen, openDesk, openSecond, refresh } from './desk-support';
import { fund, GUARANTEES, makeKit, required } from './kits';
import { chooseCoins } from './page-support';

/* The second file of a case: what an explorer has answered, and what the arbitrator has typed and chosen, stays. */

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const whole = makeKit({ hasTransactions: true });
/** The same coins as their owner claims them. */
const claimed: Kit = { ...whole, transactions: [] };
const other: Kit = { ...claimed, role: 'counterparty' };
const [one, two, three] = GUARANTEES.flat();
/** Puts the deposits of orders 2 and 3 into each other's guarantee. */
const liar: Kit = {
  ...makeKit({ guarantees: [[required(one), required(three)], [required(two)]] }),
  role: 'counterparty',
};
const opened = () => screen.findByText(/Both files say the same|The files differ/);

describe('what an explorer has answered', () => {
  it('stays when the second file is opened', async () => {
    server.use(...answer(whole));
    const page = await openDesk(claimed);
    await refresh(page);
    expect(listChosen()).toHaveLength(4);
    await openSecond(page, other);
    await opened();
    expect(listChosen()).toHaveLength(4);
    expect(screen.queryByText('not proven by a file')).toBeNull();
    expect(page.field('Fee rate (sat/vB)').value).toBe('7');
    expect((await decide(page)).coins).toHaveLength(3);
  });

  it('counts for what both files say if it comes after the second one', async () => {
    const gate = createGate();
    server.use(
      http.get(`${EXPLORER}/v1/fees/recommended`, async () => {
        await gate.opened;
        return HttpResponse.json({ halfHourFee: 7, hourFee: 4 });
      }),
      ...answer(whole),
    );
    const page = await openDesk(claimed);
    await page.put('Block explorer (optional)', EXPLORER);
    await page.press('Refresh coins');
    await openSecond(page, liar);
    await opened();
    gate.open();
    await screen.findByText(/lists 4 unspent coins/);
    expect(screen.getAllByText('the files put it into different guarantees').length).toBeGreaterThan(1);
    expect(listChosen()).toHaveLength(2);
    expect((await decide(page)).coins.map(({ order }) => order)).toEqual([1, 1]);
  });

  it('counts for a coin that only the second file has: it is not there', async () => {
    server.use(...answer(whole));
    const page = await openDesk(claimed);
    await refresh(page);
    const file = structuredClone({ ...whole, role: 'counterparty' as const });
    const deposit = required(file.guarantees[0]?.deposits[0]);
    const gone = fund(deposit.address, 'regtest', 60_000, 99);
    deposit.coins.push(gone.coin);
    file.transactions.push(gone.hex);
    await openSecond(page, file);
    await opened();
    expect(listBoxes()).toHaveLength(5);
    expect(screen.getAllByText('not listed by the explorer, probably spent')).toHaveLength(1);
    expect(listChosen()).toHaveLength(4);
  });
});

describe('what the arbitrator has chosen or typed', () => {
  it('stays', async () => {
    const page = await openDesk(claimed);
    const { txid } = fund(required(whole.guarantees[0]?.deposits[0]).address, 'regtest', 60_000, 99).coin;
    await page.user.click(screen.getByText('Add coins yourself'));
    await page.put('Coins to add, one per line', `${txid}:1:60000`);
    await page.user.selectOptions(
      page.field('Address of these coins') as never,
      required(whole.guarantees[0]?.deposits[0]).address,
    );
    await page.press('Add coins');
    await waitFor(() => expect(listBoxes()).toHaveLength(5));
    fireEvent.click(required(listBoxes()[0]));
    await page.put('Extended private key', 'half a key');
    const chosen = listBoxes().map(({ checked }) => checked);
    await openSecond(page, other);
    await opened();
    expect(listBoxes().map(({ checked }) => checked)).toEqual(chosen);
    expect(page.field('Extended private key').value).toBe('half a key');
  });

  it('does not stay where the second file says something else about the coin', async () => {
    const page = await openDesk(claimed);
    chooseCoins();
    expect(listChosen()).toHaveLength(4);
    await openSecond(page, liar);
    await opened();
    expect(listChosen()).toHaveLength(2);
    expect((await decide(page)).coins.map(({ order }) => order)).toEqual([1, 1]);
  });

  it('is of the same guarantee, also if two have one id', async () => {
    const same = structuredClone(claimed);
    for (const guarantee of same.guarantees) guarantee.id = 'g1';
    const page = await openDesk(same);
    await page.user.selectOptions(page.field('Guarantee') as never, '1');
    await openSecond(page, { ...same, role: 'counterparty' });
    await opened();
    expect(page.field('Guarantee').value).toBe('1');
  });

  it('is of the guarantee that was shown, though the second file lists coins in one before it', async () => {
    const empty = structuredClone(claimed);
    for (const deposit of required(empty.guarantees[0]).deposits) deposit.coins = [];
    const page = await openDesk(empty);
    expect(page.field('Guarantee').value).toBe('1');
    await openSecond(page, other);
    await opened();
    expect(page.field('Guarantee').value).toBe('1');
  });
});
