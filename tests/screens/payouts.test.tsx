import { demoAddress } from '@mocks/demo/demo-keys';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  DESTINATION,
  findCard,
  fundedStory,
  GUARANTEE,
  PASSWORD,
  replaceText,
  type Story,
  signedWithdrawal,
} from './guarantee-support';
import { createBrowsers, expectSigned, openSigning, openTerms } from './seal-support';
import { testWorld, visit } from './support';

const world = testWorld();
const SECOND = demoAddress('second');

/** Somebody signs the terms, and the address with them. */
async function signWithAddress(user: UserEvent, address: string): Promise<void> {
  await openSigning(user);
  const dialog = await screen.findByRole('dialog', { name: 'Sign the terms' });
  await replaceText(user, dialog, 'Your payout address (optional)', address);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await expectSigned();
}

/** Berto states an address. */
async function stated() {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.berto);
  await signWithAddress(user, DESTINATION);
  return { story, browsers, user };
}

/** Opens the dialog where the user changes their address. */
async function openChange({ contractId, berto }: Story, name = 'Change yours') {
  const { user } = visit(`/contracts/${contractId}`, berto);
  const section = await within(await openTerms(user)).findByRole('region', { name: 'Payout addresses' });
  await user.click(await within(section).findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Payout address' });
  const type = async (address: string) => {
    await replaceText(user, dialog, 'Your payout address', address);
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
  };
  return {
    user,
    section,
    dialog,
    type,
    button: within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and send' }),
  };
}

/** Berto changes his address on the page of the terms. */
async function change(story: Story): Promise<void> {
  cleanup();
  const { user, section, button, type } = await openChange(story);
  await type(SECOND);
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(section.textContent).toContain(SECOND));
}

async function openRelease(user: UserEvent) {
  await user.click((await screen.findAllByRole('button', { name: 'Release Guarantee' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Release Guarantee' });
  return { dialog, address: await within(dialog).findByLabelText<HTMLTextAreaElement>('Destination Bitcoin Address') };
}

describe('a payout address', () => {
  it('is stated with the terms, shown as a sentence, and offered by name', async () => {
    const { story, browsers } = await stated();
    const shown = await screen.findByText(/^Payout address of Berto:/);
    expect(shown.closest('p')?.textContent).toBe(`Payout address of Berto: ${DESTINATION}`);
    expect(document.body.textContent).not.toContain('aval:payout');
    const { user } = await browsers.open(story, story.ana);
    const release = await openRelease(user);
    expect(release.address.value).toBe('');
    await user.click(within(release.dialog).getByRole('radio', { name: /Berto/ }));
    expect(release.address.value).toBe(DESTINATION);
    expect(await within(release.dialog).findByText("Berto's payout address, signed with their key.")).toBeTruthy();
    await user.click(within(release.dialog).getByRole('radio', { name: 'Another address' }));
    expect(release.address.value).toBe('');
    expect(screen.queryByText(/changed their payout address/)).toBeNull();
  });

  it('names whom a release pays: before it is signed, once it was broadcast, on the card and in the statement', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.berto);
    const { user } = await createBrowsers(world).open(story, story.ana);
    await signWithAddress(user, DESTINATION);
    await user.click((await screen.findAllByRole('button', { name: 'Sign Withdrawal' }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Sign Transaction' });
    expect((await within(dialog).findByText('Pay yourself')).parentElement?.textContent).toBe(
      'Pay yourself 0.00060000 BTC',
    );
    expect(within(dialog).getByText('The payout address that you have signed.')).toBeTruthy();
    expect(within(dialog).queryByText(/whose address this is/)).toBeNull();
    await user.click(within(dialog).getByRole('checkbox', { name: 'This money belongs to this guarantee' }));
    await replaceText(user, dialog, 'Signing Password', PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Sign Transaction' }));
    const done = await screen.findByRole('dialog', { name: 'Transaction Broadcast Successfully' });
    expect(done.textContent).toContain('On its way:0.00060000 BTC to you');
    await user.click(within(done).getByRole('button', { name: 'Close' }));
    const card = await findCard(GUARANTEE);
    const [paid] = await within(card).findAllByText(/to you$/);
    const row = paid?.closest('li')?.parentElement?.closest('li') as HTMLElement;
    expect(row.textContent).toBe('0.00060000 BTC to youView Transaction');
    world.backend.chain.mine();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Statement' }));
    const lines = within(await screen.findByRole('table')).getAllByRole('row');
    expect(lines.map(({ textContent }) => textContent).filter((text) => text?.includes('to you'))).toHaveLength(1);
  });

  it('of Berto that he changes is told until it is accepted, and leaves the form with a press only', async () => {
    const { story, browsers } = await stated();
    await change(story);
    const { messages } = world.backend.store.state;
    const later = messages.splice(-1);
    const { user } = await browsers.open(story, story.ana);
    const { dialog, address } = await openRelease(user);
    await user.click(within(dialog).getByRole('radio', { name: /Berto/ }));
    expect(address.value).toBe(DESTINATION);
    messages.push(...later);
    await within(dialog).findByText('Berto changed their payout address: ask them before you pay.');
    expect(address.value).toBe(DESTINATION);
    await user.click(within(dialog).getByRole('radio', { name: /^Ana/ }));
    expect(address.value).toBe('');
    await user.click(within(dialog).getByRole('radio', { name: /Berto/ }));
    expect(address.value).toBe(SECOND);
    await user.click(within(dialog).getByRole('button', { name: 'I have asked' }));
    await waitFor(() => expect(within(dialog).queryByText(/changed their payout address/)).toBeNull());
  });
});
