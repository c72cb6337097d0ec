import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { AppStore } from '@/store/core/store-types';
import { fundedStory, open, type Story, signedWithdrawal } from './guarantee-support';
import { returnToTab, testWorld } from './support';

const world = testWorld();
const MALLORY = toHex(demoKey('mallory@example.com').publicKey);

/** From now on the backend returns another key for the counterparty. */
function swapCounterpartyKey({ contractId }: Story, public_key = MALLORY): void {
  world.server.use(
    http.get(`http://backend.test/api/contracts/${contractId}/fillcontract`, async ({ request }) => {
      const honest = await getResponse(world.backend.handlers, request.clone());
      const fill = (await honest?.json()) as { keys: object[] };
      return HttpResponse.json({ ...fill, keys: [fill.keys[0], { public_key }] });
    }),
  );
}

function rememberedKeys(store: AppStore): string[] {
  return Object.values(store.getState().keys.stored);
}

async function swappedStory() {
  const story = await fundedStory(world);
  await signedWithdrawal(story, story.berto);
  const shown = await open(story, story.ana);
  await waitFor(() => expect(rememberedKeys(shown.store)).toContain(story.berto.public_key));
  swapCounterpartyKey(story);
  await returnToTab(world);
  return { story, ...shown };
}

describe('a changed key of the contract', () => {
  it('raises an alarm with the old and new key, and blocks paying and signing', async () => {
    const { story, card } = await swappedStory();
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain('A key of this contract has changed');
    const change = await within(alarm).findByRole('region', { name: "The other party's public key" });
    expect(change.textContent).toContain(`Before${story.berto.public_key}Now${MALLORY}`);
    expect(alarm.textContent).toContain('Ask the other party through another channel');
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Sign Withdrawal' }).disabled).toBe(true);
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Cancel Transaction' }).disabled).toBe(false);
    expect(card.textContent).toContain(
      'Nothing is paid or signed while a key of this contract has changed or is not accepted',
    );
  });
});
