import { screen } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { formatCoin, type Kit } from '@/domain/kit/kit';
import { engine } from '@/exit/recovery/engine';
import { findSecondPayment, listKept, toEarlier } from '@/exit/recovery/second-payment';
import { formatKit } from '@/services/schemas/kit';
import { checkedKit, DESTINATION, openKit, order, required } from './kits';
import { makeSealedKit, type Opened, openPage, sign } from './page-support';
import { sign as signAs } from './transactions';

/*
 * "I lost it, make another": two transactions of one guarantee that share no coin can both be confirmed. The kit has three coins
 * of the first guarantee, and one of the second.
 */

const KIT = checkedKit();
const COINS = engine.listKitCoins(KIT);
const [FIRST, SECOND, THIRD, OTHER] = COINS.map((coin) => [coin]) as [Coins, Coins, Coins, Coins];
type Coins = typeof COINS;

const earlier = (coins: Coins) => toEarlier(order(KIT, coins).summary);
const nameOf = ([coin]: Coins) => formatCoin(required(coin));

/** Outpoints of the explorer's missing coins are `gone`. */
function find(coins: Coins, { kept = [] as Coins[], signed = [] as Coins[], gone = [] as Coins[] }) {
  const lost = gone.map(nameOf);
  return findSecondPayment(
    KIT,
    order(KIT, coins).summary,
    { kept: kept.map(earlier), signed: signed.map(earlier) },
    (outpoint) => lost.includes(outpoint),
  );
}

describe('a transaction beside an earlier one', () => {
  const asked = { guarantee: 0, outpoint: nameOf(SECOND) };

  nightly.each<[string, Coins, Parameters<typeof find>[1], typeof asked | null]>([
    ['of the kit, with other coins of its guarantee', FIRST, { kept: [SECOND] }, asked],
    ['of this session, with other coins of its guarantee', FIRST, { signed: [SECOND] }, asked],
    ['at another address of its guarantee', THIRD, { kept: [SECOND] }, asked],
    ['that spends a second guarantee as well', [...FIRST, ...OTHER], { kept: [SECOND] }, asked],
    ['with one coin of both', [...FIRST, ...SECOND], { kept: [SECOND] }, null],
    ['of another guarantee', OTHER, { kept: [SECOND], signed: [FIRST] }, null],
    ['a coin of which is spent', FIRST, { kept: [[...SECOND, ...THIRD]], gone: [THIRD] }, null],
    ['that is the same one', FIRST, { kept: [FIRST], signed: [FIRST] }, null],
    ['and one that shares a coin', FIRST, { kept: [FIRST, OTHER, SECOND] }, asked],
    ['that is spent, and one that is not', FIRST, { kept: [THIRD, SECOND], gone: [THIRD] }, asked],
  ])('%s', (_name, coins, others, expected) => {
    expect(find(coins, others)).toEqual(expected);
  });

  nightly('is not asked about if it is kept too, with the signature of the user', async () => {
    const { kit, key } = await openKit('owner');
    const { summary } = await signAs(kit, order(kit, FIRST), key);
    const kept = [FIRST, SECOND].map(earlier);
    expect(findSecondPayment(kit, summary, { kept, signed: [] }, () => false)).toBeNull();
    expect(findSecondPayment(kit, summary, { kept, signed: [earlier(THIRD)] }, () => false)).not.toBeNull();
    expect(findSecondPayment(kit, order(kit, FIRST).summary, { kept, signed: [] }, () => false)).toEqual(asked);
    // A signature of the user alone proves nothing: the kit has to keep this very transaction.
    const others = [SECOND].map(earlier);
    expect(findSecondPayment(kit, summary, { kept: others, signed: [] }, () => false)).toEqual(asked);
  });
});

describe('a kept transaction', () => {
  nightly.each([
    ['spends coins that the page does not know', order(KIT, SECOND).psbt, [] as Coins, nameOf(SECOND)],
    ['cannot be read', 'damaged', COINS, null],
  ])('is of the guarantee that the kit says if it %s', (_name, psbt, coins, outpoint) => {
    const checked = { ...KIT, kit: { ...KIT.kit, signed: [{ guaranteeId: 'g1', psbt }] } };
    const earlier = { kept: listKept(checked, coins), signed: [] };
    const ask = (spent: Coins) => findSecondPayment(checked, order(KIT, spent).summary, earlier, () => false);
    expect(ask(FIRST)).toEqual({ guarantee: 0, outpoint });
    expect(ask(OTHER)).toBeNull();
  });

  nightly('is of the guarantee whose coins it spends, whatever the kit says', () => {
    const signed = [{ guaranteeId: 'g2', psbt: order(KIT, SECOND).psbt }];
    const kept = listKept({ ...KIT, kit: { ...KIT.kit, signed } }, COINS);
    expect(kept).toMatchObject([{ ...earlier(SECOND), guarantees: [0] }]);
  });
});

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

  nightly(
    'asks before a transaction that the user makes of other coins, and not once it spends one of them',
    async () => {
      const page = await open(keep);
      const box = () => screen.getByRole('checkbox', { name: new RegExp(nameOf(SECOND).slice(0, 8)) });
      if (box().closest('details')?.open === false) await page.user.click(screen.getAllByText(/^Show /)[0] as Element);
      await page.user.click(box());
      await page.put('Destination Bitcoin Address', DESTINATION);
      await page.press('Max');
      await page.put('Fee rate (sat/vB)', '5');
      await page.press('Create transaction');
      await screen.findByText(NOTICE);
      await sign(page);
      expect(await page.alert()).toMatch(/^Tick the box to accept this/);
      await page.user.click(box());
      await page.press('Create transaction');
      expect(screen.queryByText(NOTICE)).toBeNull();
    },
  );

  nightly('asks before a second one that is signed on it, also after the kit was opened again', async () => {
    const page = await open();
    await receive(page, FIRST);
    await sign(page);
    await screen.findByLabelText('Signed PSBT');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await page.press('Use another kit');
    await page.put('Recovery kit', formatKit([await makeSealedKit('owner')]));
    await page.press('Open');
    await screen.findByRole('heading', { name: 'Your kit' });
    await receive(page, OTHER);
    expect(screen.queryByText(NOTICE)).toBeNull();
    await receive(page, THIRD);
    expect(screen.getByText(NOTICE).textContent).toContain(nameOf(FIRST).slice(0, 8));
  });

  nightly('asks in Spanish', async () => {
    const page = await open(keep);
    await receive(page, FIRST);
    await page.press('Español');
    expect(screen.getByText(/Otra transacción de la garantía .* se firmó antes/)).toBeTruthy();
    expect(screen.getByLabelText('Acepto que ambas puedan confirmarse')).toBeTruthy();
  });

  nightly('does not save the transaction for another program until both are accepted', async () => {
    const page = await open(keep);
    await receive(page, FIRST);
    await page.press('Save transaction');
    expect(await page.alert()).toMatch(/^Tick the box to accept this/);
  });
});
