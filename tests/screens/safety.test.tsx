import { toHex } from '@mocks/chain/bytes';
import { demoKey } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { AppStore } from '@/store/core/store-types';
import {
  findCard,
  fundedStory,
  GUARANTEE,
  open,
  openDialog,
  PASSWORD,
  pay,
  type Story,
  signedWithdrawal,
  spendElsewhere,
  storedWithdrawals,
} from './guarantee-support';
import { calls, returnToTab, testWorld } from './support';

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

  nightly('is used only after confirmation, and then remembered', async () => {
    const { card, user, story, store } = await swappedStory();
    const alarm = await screen.findByRole('alert');
    const use = await within(alarm).findByRole<HTMLButtonElement>('button', { name: 'Use the new key' });
    expect(use.disabled).toBe(true);
    await user.click(await within(alarm).findByRole('checkbox'));
    await user.click(use);
    await waitFor(() => expect(screen.queryByText('A key of this contract has changed')).toBeNull());
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: 'Sign Withdrawal' }).disabled).toBe(false);
    const reloads = calls(world, `GET /contracts/${story.contractId}/fillcontract`);
    await returnToTab(world);
    expect(calls(world, `GET /contracts/${story.contractId}/fillcontract`)).toBe(reloads + 1);
    expect(screen.queryByText('A key of this contract has changed')).toBeNull();
    expect(rememberedKeys(store)).toContain(MALLORY);
  });
});

describe('a signed withdrawal that cannot be broadcast', () => {
  nightly('is reported before the password when its coins are spent, and can be replaced', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const [stored] = storedWithdrawals(world, story);
    if (!stored?.u_psbt) throw new Error('nothing is signed');
    spendElsewhere(world, story, stored.u_psbt);
    pay(world, getAddress(story), 40_000);
    const { user, dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
    expect(await within(dialog).findByText('Its coins are already spent')).toBeTruthy();
    expect(within(dialog).queryByLabelText('Signing Password')).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel and start again' }));
    expect(await screen.findByRole('dialog', { name: 'Release Guarantee' })).toBeTruthy();
    expect(storedWithdrawals(world, story)).toEqual([]);
  });

  nightly('is reported when its fee is below the current minimum, but can be signed', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    Object.assign(world.backend.fees, { fastestFee: 90, halfHourFee: 80, hourFee: 70, minimumFee: 60 });
    const { dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
    expect(await within(dialog).findByText('Its network fee is too low now')).toBeTruthy();
    expect(dialog.textContent).toContain('below 60 sat/vB');
    expect(within(dialog).getByLabelText('Signing Password')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Cancel and start again' })).toBeTruthy();
  });
});

describe('after a broadcast', () => {
  nightly('the spent balance is not offered again', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto, '0.00099000');
    world.server.use(
      // An explorer that does not know the transaction yet.
      http.get('http://explorer.test/explorer/api/tx/:txid', () => new HttpResponse('not found', { status: 404 })),
    );
    const { user, dialog } = await openDialog(story, story.ana, 'Sign Withdrawal', 'Sign Transaction');
    await user.click(await within(dialog).findByLabelText('Signing Password'));
    await user.paste(PASSWORD);
    await user.click(await within(dialog).findByRole('button', { name: 'Sign Transaction' }));
    await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
    const shown = await findCard(GUARANTEE);
    await waitFor(() => expect(shown.textContent).toContain('Balance unavailable'));
    expect(within(shown).queryByRole('button', { name: 'Release Remaining Balance' })).toBeNull();
  });
});

function getAddress({ guaranteeId }: Story): string {
  return world.backend.store.deposits(guaranteeId)[0]?.address ?? '';
}
