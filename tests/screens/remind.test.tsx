import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import { fundedStory, GUARANTEE, open, signedWithdrawal } from './guarantee-support';
import { testWorld } from './support';

const world = testWorld();

async function findMessage(dialog: HTMLElement): Promise<HTMLTextAreaElement> {
  return within(dialog).findByLabelText<HTMLTextAreaElement>('Message to Berto');
}

describe('Remind', () => {
  it('is offered beside *Cancel Transaction* while the other signature is missing, and sends what is in the field', async () => {
    const story = await fundedStory(world);
    await signedWithdrawal(story, story.ana);
    const { user, card } = await open(story, story.ana);
    expect(await within(card).findByRole('button', { name: 'Cancel Transaction' })).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Remind' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remind' });
    const field = await findMessage(dialog);
    expect(field.value).toBe(`Hello Berto. The release from "${GUARANTEE}" is waiting for your signature.`);
    await user.click(within(dialog).getByRole('button', { name: 'Copy with a link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${field.value}\n${window.location.origin}/contracts/${story.contractId}`,
    );
    await user.type(field, ' Please.');
    await user.keyboard('{Escape}');
    await user.click(await within(dialog).findByRole('button', { name: 'Keep editing' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(world.backend.store.state.messages.map(({ content }) => content)).toEqual([
      `Hello Berto. The release from "${GUARANTEE}" is waiting for your signature. Please.`,
    ]);
  });

  nightly('is offered above the form of *Open Dispute*', async () => {
    const story = await fundedStory(world);
    const { user, card } = await open(story, story.ana);
    await user.click(await within(card).findByRole('button', { name: 'Open Dispute' }));
    const dispute = await screen.findByRole('dialog', { name: 'Open Dispute' });
    const button = await within(dispute).findByRole('button', { name: 'Remind Berto' });
    const form = within(dispute).getByLabelText('Explanation');
    expect(button.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // What was typed is not lost without a question.
    await user.type(form, 'The wheels are missing.');
    await user.click(button);
    await user.click(await within(dispute).findByRole('button', { name: 'Keep editing' }));
    expect(within(dispute).getByLabelText<HTMLTextAreaElement>('Explanation').value).toBe('The wheels are missing.');
    await user.click(within(dispute).getByRole('button', { name: 'Remind Berto' }));
    await user.click(await within(dispute).findByRole('button', { name: 'Discard' }));
    const field = await findMessage(await screen.findByRole('dialog', { name: 'Remind' }));
    expect(field.value).toBe(`Hello Berto. There is a problem with "${GUARANTEE}". Can we settle it between us?`);
  });
});
