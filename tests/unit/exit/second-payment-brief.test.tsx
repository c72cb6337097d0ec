import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { engine } from '@/exit/recovery/engine';
import { formatKit } from '@/services/schemas/kit';
import { checkedKit, order, required } from './kits';
import { makeSealedKit, type Opened, openPage, sign } from './page-support';

/*
 * "I lost it, make another": two transactions of one guarantee that share no coin can both be confirmed. The kit has three coins
 * of the first guarantee, and one of the second.
 */

const KIT = checkedKit();
const COINS = engine.listKitCoins(KIT);
const [FIRST, SECOND] = COINS.map((coin) => [coin]) as [Coins, Coins];
type Coins = typeof COINS;
const nameOf = ([coin]: Coins) => formatCoin(required(coin));

const NOTICE = /Another transaction of the guarantee .* was signed before/;
const BOX = 'I accept that both can be confirmed';

async function open(change: (kit: Kit) => void = () => {}): Promise<Opened> {
  const page = openPage();
  const kit = await makeSealedKit('owner');
  change(kit);
  await page.put('Recovery kit', formatKit([kit]));
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Your kit' });
  return page;
}

async function receive(page: Opened, coins: Coins): Promise<void> {
  await page.put('Transaction to sign', order(KIT, coins).psbt);
  await page.press('Open');
  await screen.findByRole('heading', { name: 'Check and sign' });
}

/** Keeps a transaction that the user has signed, which spends the second coin. */
function keep(kit: Kit): void {
  kit.signed = [{ guaranteeId: 'g1', psbt: order(KIT, SECOND).psbt }];
}

describe('the page', () => {
  it('asks before a PSBT of the other party is signed beside one that the kit keeps', async () => {
    const page = await open(keep);
    await receive(page, FIRST);
    expect(screen.getByText(NOTICE).textContent).toContain(nameOf(SECOND).slice(0, 8));
    await sign(page);
    expect(await page.alert()).toMatch(/^Tick the box to accept this/);
    expect(screen.queryByLabelText('Signed PSBT')).toBeNull();
    await page.user.click(screen.getByLabelText(BOX));
    await page.press('Sign');
    expect(await screen.findByLabelText('Signed PSBT')).toBeTruthy();
  });
});
