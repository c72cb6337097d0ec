import { act, render, screen, waitFor, within } from '@testing-library/react';
import { daily, nightly } from '@tests/daily';
import { HttpResponse, http } from 'msw';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { PaymentProofList } from '@/features/guarantees/payment-proofs';
import { createAppStore } from '@/store/boot/store';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { depositAddress, open, pay, pendingStory, setStatus } from './guarantee-support';
import { EXPLORER, minedStory, readProof } from './payment-proof-support';
import { testWorld } from './support';

/* docs/settlement.md#proof-of-payment */

const world = testWorld();

describe('a proof of payment', () => {
  nightly('says in which block the payment is, how deep, and who says that it is unspent', async () => {
    const text = await readProof(await minedStory(world, 5));
    expect(text).toContain(
      '0.00100000 BTC Paid in block 101, 6 blocks deep, checked here. Unspent, according to explorer.test.',
    );
    expect(text).toContain('On a test network the work of blocks is not checked.');
  });

  it('asks nothing before it is opened', async () => {
    const asked: string[] = [];
    world.server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const story = await minedStory(world, 5);
    const { card } = await open(story, story.ana);
    await within(card).findByText('Proof of payment');
    expect(asked.filter((path) => /merkle-proof|block/.test(path))).toEqual([]);
  });

  it('is not there before a payment is', async () => {
    const story = await pendingStory(world);
    await depositAddress(story);
    const { card } = await open(story, story.ana);
    await waitFor(() => expect(card.textContent).toContain('0.00000000 BTC'));
    expect(within(card).queryByText('Proof of payment')).toBeNull();
  });

  it('is not made with fewer than six blocks, or with none', async () => {
    expect(await readProof(await minedStory(world, 4))).toContain(
      'Not proven: it is fewer than 6 blocks deep. Unspent, according to',
    );
  });

  it('does not call payments none while an address is not checked, and finds them once it is', async () => {
    const story = await minedStory(world, 5);
    localStorage.setItem('user', JSON.stringify(story.ana));
    const store = createAppStore();
    await store.dispatch(loadContract(story.contractId));
    const { container } = render(
      <Provider store={store}>
        <PaymentProofList contractId={story.contractId} guaranteeId={story.guaranteeId} />
      </Provider>,
    );
    await screen.findByText('Some deposit addresses are not checked yet. There may be more payments.');
    expect(container.textContent).not.toContain('No unspent payment found.');
    await act(() => store.dispatch(verifyContract(story.contractId)));
    await waitFor(() => expect(container.textContent).toContain('Paid in block 101'));
    expect(container.textContent).not.toContain('Some deposit addresses');
  });

  it('waits for a block', async () => {
    const story = await pendingStory(world);
    pay(world, await depositAddress(story), 100_000);
    await setStatus(story, 'active');
    expect(await readProof(story)).toContain(
      'Not proven: it is not in a block yet. Unspent, according to explorer.test.',
    );
  });

  it.each(
    daily(2, [
      ['merkle-proof', `${EXPLORER}/tx/:txid/merkle-proof`],
      ['block-height', `${EXPLORER}/block-height/:height`],
      ['header', `${EXPLORER}/block/:hash/header`],
      ['txid/0', `${EXPLORER}/block/:hash/txid/0`],
      ['hex', `${EXPLORER}/tx/:txid/hex`],
    ]),
  )('is not made by an explorer without %s, and nothing is lost', async (_call, path) => {
    const story = await minedStory(world, 5);
    world.server.use(http.get(path, () => new HttpResponse('Not Found', { status: 404 })));
    const text = await readProof(story);
    expect(text).toMatch(/Not proven: (the explorer has no proof of it|it is fewer than 6 blocks deep)\./);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
