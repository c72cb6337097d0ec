import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { testWorld } from './support';

const world = testWorld();

async function choose(user: UserEvent, item: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog', { name: item });
}

async function typePayout(user: UserEvent, address: string) {
  const dialog = await choose(user, 'Payout address');
  await replaceText(user, dialog, 'Destination Bitcoin Address', address);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  return { dialog, button: within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and send' }) };
}

async function state(user: UserEvent, address: string): Promise<void> {
  const { button } = await typePayout(user, address);
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Berto states an address. */
async function stated() {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.berto);
  await state(user, DESTINATION);
  return { story, browsers, user };
}

async function compareKeys(user: UserEvent): Promise<void> {
  const safety = await choose(user, 'Safety number');
  await user.click(await within(safety).findByRole('button', { name: 'It matches' }));
  await within(safety).findByText(/you have compared the keys/);
  await user.keyboard('{Escape}');
}

async function openRelease(user: UserEvent) {
  await user.click((await screen.findAllByRole('button', { name: 'Release Guarantee' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Release Guarantee' });
  return { dialog, address: await within(dialog).findByLabelText<HTMLTextAreaElement>('Destination Bitcoin Address') };
}

describe('a payout address', () => {
  it('is stated from the menu, shown as a sentence, and offered by name once the key is compared', async () => {
    const { story, browsers } = await stated();
    const shown = await screen.findByText(/^Payout address of Berto:/);
    expect(shown.closest('p')?.textContent).toBe(`Payout address of Berto: ${DESTINATION}`);
    expect(document.body.textContent).not.toContain('aval:payout');
    const { user } = await browsers.open(story, story.ana);
    let release = await openRelease(user);
    await user.click(await within(release.dialog).findByRole('radio', { name: /Berto/ }));
    expect(release.address.value).toBe('');
    await user.click(within(release.dialog).getByRole('button', { name: 'Cancel' }));
    await compareKeys(user);
    release = await openRelease(user);
    expect(release.address.value).toBe('');
    await user.click(within(release.dialog).getByRole('radio', { name: /Berto/ }));
    expect(release.address.value).toBe(DESTINATION);
    expect(await within(release.dialog).findByText("Berto's payout address, signed with their key.")).toBeTruthy();
    // The first use is still compared.
    expect(await within(release.dialog).findByText(/have not paid this address before/)).toBeTruthy();
    await user.click(within(release.dialog).getByRole('radio', { name: 'Another address' }));
    expect(release.address.value).toBe('');
  });
});
