import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { depositAddress, open, pay, pendingStory, type Story, setStatus } from './guarantee-support';
import { settle, testWorld } from './support';

const world = testWorld();

interface Paid {
  story: Story;
  address: string;
}

/** A deposit address that was paid, and a record that says `recorded` about the first payment. */
async function paidStory(recorded: string, payments: readonly number[], mined = true): Promise<Paid> {
  const story = await pendingStory(world);
  const address = await depositAddress(story);
  const [txid] = payments.map((sats) => pay(world, address, sats));
  if (mined) world.backend.chain.mine();
  await setStatus(story, 'active');
  const coins = world.backend.chain.listUnspent(addressToScript(address) ?? new Uint8Array());
  const vout = coins.find((coin) => coin.txid === txid)?.vout;
  const amount = Math.round(Number(recorded) * 1e8);
  for (const each of world.backend.store.state.transactions) Object.assign(each, { amount, txid, vout });
  return { story, address };
}

const findDifference = (card: HTMLElement) =>
  /[\d.]+ BTC in the server's record.*what counts/.exec(card.textContent ?? '')?.[0];

describe('a deposit whose record the chain contradicts', () => {
  it.each(
    daily(1, [
      ['less than was recorded', '0.00200000', [150_000], '0.00150000'],
      ['more than was recorded', '0.00100000', [120_000], '0.00120000'],
      ['two payments that are neither', '0.00050000', [70_000, 60_000], '0.00130000'],
    ]),
  )('shows both amounts: %s', async (_name, recorded, payments, paid) => {
    const { story } = await paidStory(recorded, payments);
    const { card } = await open(story, story.ana);
    await waitFor(() =>
      expect(findDifference(card)).toBe(
        `${recorded} BTC in the server's record, ${paid} BTC on the blockchain, which is what counts`,
      ),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(
    daily(1, [
      ['the recorded payment is one of two', '0.00060000', [60_000, 40_000], true],
      ['the record has the sum of two payments', '0.00100000', [60_000, 40_000], true],
      ['the payment is not in a block yet', '0.00050000', [100_000], false],
    ]),
  )('shows nothing if %s', async (_name, recorded, payments, mined) => {
    const { story } = await paidStory(recorded, payments, mined);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('0.00100000 BTC Covers the amount'));
    expect(findDifference(card)).toBeUndefined();
  });

  nightly('shows nothing while the explorer does not answer', async () => {
    const { story, address } = await paidStory('0.00050000', [100_000]);
    world.server.use(http.get(`*/address/${address}/utxo`, () => new HttpResponse(null, { status: 503 })));
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('Balance unavailable'));
    await settle(world);
    expect(card.textContent).not.toContain('on the blockchain');
  });
});
