import { demoAddress } from '@mocks/demo/demo-keys';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { expect, it } from 'vitest';
import { toIdKey } from '@/domain/primitives/ids';
import { destinationRecords } from '@/store/destinations/destinations.thunks';
import { DESTINATION, fundedStory, openDialog, replaceText, type Story, submitRelease } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();
const OTHER = demoAddress('another payee');
const NEW = /You have not paid this address before/;

function openRelease(story: Story) {
  return openDialog(story, story.ana, 'Release Guarantee', 'Release Guarantee');
}

function address(dialog: HTMLElement): HTMLTextAreaElement {
  return within(dialog).getByLabelText<HTMLTextAreaElement>('Destination Bitcoin Address');
}

async function remember(story: Story, known: string, name: string): Promise<void> {
  const account = String(story.ana.public_key).toLowerCase();
  await destinationRecords.change([account], () => [{ address: known, name, paidAt: '2026-01-02T12:00:00.000Z' }]);
}

it('says that an address is new, and remembers it with its name once a release to it is signed', async () => {
  const story = await fundedStory(world);
  const { user, dialog } = await openRelease(story);
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  expect(await within(dialog).findByText(NEW)).toBeTruthy();
  expect(within(dialog).queryByText('Earlier destinations')).toBeNull();
  await user.type(await within(dialog).findByLabelText('Name of this destination (optional)'), 'My wallet');
  await submitRelease(user, dialog, '0.0006');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const account = String(story.ana.public_key).toLowerCase();
  await waitFor(async () =>
    expect(await destinationRecords.change([account], (known) => [...known])).toMatchObject([
      { address: DESTINATION, name: 'My wallet' },
    ]),
  );
});

nightly('offers earlier destinations, fills one in on a press only, and forgets them', async () => {
  const story = await fundedStory(world);
  await remember(story, DESTINATION, 'My wallet');
  const { user, dialog } = await openRelease(story);
  await user.click(await within(dialog).findByText('Earlier destinations'));
  expect(address(dialog).value).toBe('');
  await user.click(await within(dialog).findByRole('button', { name: `Use My wallet, ${DESTINATION}` }));
  expect(address(dialog).value).toBe(DESTINATION);
  expect(await within(dialog).findByText(/^You paid this address before: .*My wallet/)).toBeTruthy();
  await user.click(await within(dialog).findByRole('button', { name: 'Forget all' }));
  expect(await within(dialog).findByText(NEW)).toBeTruthy();
  expect(within(dialog).queryByText('Earlier destinations')).toBeNull();
});

nightly('gives a name only to the address that it was typed for', async () => {
  const story = await fundedStory(world);
  await remember(story, DESTINATION, 'My wallet');
  const { user, dialog } = await openRelease(story);
  await replaceText(user, dialog, 'Destination Bitcoin Address', OTHER);
  await user.type(await within(dialog).findByLabelText('Name of this destination (optional)'), 'My bank');
  await user.click(await within(dialog).findByText('Earlier destinations'));
  await user.click(await within(dialog).findByRole('button', { name: `Use My wallet, ${DESTINATION}` }));
  await submitRelease(user, dialog, '0.0006');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const account = String(story.ana.public_key).toLowerCase();
  const read = () => destinationRecords.change([account], (known) => [...known]);
  await waitFor(async () => expect((await read())[0]?.paidAt).not.toBe('2026-01-02T12:00:00.000Z'));
  expect(await read()).toMatchObject([{ address: DESTINATION, name: 'My wallet' }]);
});

nightly('shows the whole address, without the line breaks that it was copied with', async () => {
  const story = await fundedStory(world);
  const { user, dialog } = await openRelease(story);
  await user.click(address(dialog));
  await user.paste(`${DESTINATION.slice(0, 20)}\n  ${DESTINATION.slice(20)}\n`);
  expect(address(dialog).value).toBe(DESTINATION);
  // It wraps.
  expect(address(dialog).tagName).toBe('TEXTAREA');
  expect(await within(dialog).findByText(NEW)).toBeTruthy();
});

nightly('warns of an address that only looks like a known one', async () => {
  const story = await fundedStory(world);
  await remember(story, `bcrt1q${DESTINATION.slice(6, 10)}${'0'.repeat(30)}${DESTINATION.slice(-4)}`, 'My wallet');
  const { user, dialog } = await openRelease(story);
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  expect(await within(dialog).findByText(/begins and ends like one that you paid before/)).toBeTruthy();
});

nightly('takes a payment link into both fields, and says so', async () => {
  const story = await fundedStory(world);
  const { user, dialog } = await openRelease(story);
  await user.click(address(dialog));
  await user.paste(`bitcoin:${DESTINATION}?amount=0.0006&label=x`);
  expect(address(dialog).value).toBe(DESTINATION);
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount (BTC)');
  expect(amount.value).toBe('0.00060000');
  expect(within(dialog).getByText(/^Filled in from the payment link/)).toBeTruthy();
  // The clipboard's content may have changed by now.
  await user.clear(amount);
  await user.click(amount);
  await user.paste(`bitcoin:${toIdKey('bcrt1qother')}?amount=0.0007`);
  expect(address(dialog).value).toBe(DESTINATION);
  expect(amount.value).toBe('');
  expect(within(dialog).getByText(/^This payment link is for a different address/)).toBeTruthy();
});
