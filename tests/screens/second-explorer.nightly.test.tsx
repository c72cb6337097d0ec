import { within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { open } from './guarantee-support';
import { EXPLORER, minedStory, readProof } from './payment-proof-support';
import { settle, testWorld } from './support';

/* docs/settlement.md#what-is-checked */

vi.stubEnv('VITE_SECOND_EXPLORER_API_URL', 'https://other.example/api');

const world = testWorld();

describe('a second explorer', () => {
  const SECOND = 'https://other.example/api';
  const answerSecond = (answer: () => Response) =>
    world.server.use(http.get(`${SECOND}/address/:address/utxo`, answer));

  async function readBoth(answer: (coins: unknown[]) => Response): Promise<string> {
    const story = await minedStory(world, 5);
    const [deposit] = world.backend.store.state.transactions;
    const address = deposit?.address ?? '';
    const coins = (await (await fetch(`${EXPLORER}/address/${address}/utxo`)).json()) as unknown[];
    answerSecond(() => answer(coins));
    return readProof(story);
  }

  it('is named beside the first one', async () => {
    const text = await readBoth((coins) => HttpResponse.json(coins));
    expect(text).toContain('Unspent, according to explorer.test. Unspent, according to other.example.');
  });

  it('is asked nothing before the proof is opened', async () => {
    const asked: string[] = [];
    world.server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).host));
    const story = await minedStory(world, 5);
    const { card } = await open(story, story.ana);
    await within(card).findByText('Proof of payment');
    await settle(world);
    expect(asked).toContain('explorer.test');
    expect(asked).not.toContain('other.example');
  });

  it('has its answer shown beside that of the first one, if it says otherwise', async () => {
    const text = await readBoth(() => HttpResponse.json([]));
    expect(text).toContain(
      'Paid in block 101, 6 blocks deep, checked here. Unspent, according to explorer.test. Not listed as unspent, according to other.example.',
    );
  });

  it('is named as silent, if it does not answer', async () => {
    const text = await readBoth(() => new HttpResponse('', { status: 500 }));
    expect(text).toContain(
      'Unspent, according to explorer.test. Spent or unspent is not known: other.example did not answer.',
    );
    expect(text).toContain('The answer of other.example is incomplete. There may be more payments.');
  });
});
