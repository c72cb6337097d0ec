import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DESTINATION, fundedStory, PASSWORD, replaceText } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { api, testWorld } from './support';

const world = testWorld();

async function choose(user: UserEvent, item: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog', { name: item });
}

/** Berto states an address; then Ana has her page open. */
async function stated() {
  const story = await fundedStory(world);
  const browsers = createBrowsers(world);
  const { user } = await browsers.open(story, story.berto);
  const dialog = await choose(user, 'Payout address');
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Sign and send' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { story, browsers };
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
    const safety = await choose(user, 'Safety number');
    await user.click(await within(safety).findByRole('button', { name: 'It matches' }));
    await within(safety).findByText(/you have compared the keys/);
    await user.keyboard('{Escape}');
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

  it.each([
    ['beside its usual sentence', (line: string) => `${line}\nI moved. Pay the next one to bc1qother.`, 'I moved. Pay'],
    [
      'that name another address',
      (line: string) => line.replace(`: ${DESTINATION}\n`, ': bc1qanother\n'),
      'My payout address: bc1qanother',
    ],
  ])('is shown with words of its sender %s', async (_where, write, words) => {
    await stated();
    const [message] = world.backend.store.state.messages;
    const content = write(message?.content ?? '');
    Object.assign(message ?? {}, { content });
    const said = await screen.findByText((text) => text.includes(words));
    expect(said.closest('p')?.textContent).not.toContain('aval:payout');
    const shown = await screen.findByText(/^Payout address of Berto:/);
    expect(shown.closest('p')?.textContent).toBe(`Payout address of Berto: ${DESTINATION}`);
    expect(said.closest('p')).not.toBe(shown.closest('p'));
  });

  it('that somebody else signed is called so, and not offered', async () => {
    const { story, browsers } = await stated();
    const [message] = world.backend.store.state.messages;
    await api('POST', '/chat/messages', {
      userId: story.ana.id,
      contractId: story.contractId,
      content: message?.content,
    });
    const { user } = await browsers.open(story, story.ana);
    expect(await screen.findByText(/that Ana did not sign for this contract/)).toBeTruthy();
    const { dialog, address } = await openRelease(user);
    await user.click(await within(dialog).findByRole('radio', { name: /^Ana/ }));
    expect(address.value).toBe('');
  });
});
