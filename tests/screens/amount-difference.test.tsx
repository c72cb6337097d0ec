import { addressToScript } from '@mocks/chain/addresses';
import { screen, waitFor } from '@testing-library/react';
import { daily } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { depositAddress, open, pay, pendingStory, type Story, setStatus } from './guarantee-support';
import { testWorld } from './support';

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
});
