import type { WireUser } from '@mocks/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { describe, expect, it } from 'vitest';
import {
  fundedStory,
  openDialog,
  PASSWORD,
  pendingStory,
  replaceText,
  type Story,
  signedWithdrawal,
} from './guarantee-support';
import { calls, settle, testWorld } from './support';
import { changeAmount, sealTerms, setSeals } from './terms-support';

/* Messages about the terms in dialogs that pay or sign (docs/terms.md#paying-and-signing). */

const world = testWorld();
const ADDRESS = 'Verified';

type Kind = 'deposit' | 'release' | 'sign';

const DIALOGS: Record<Kind, { button: string; title: string; submit: string | null }> = {
  deposit: { button: 'Deposit', title: 'Deposit Address', submit: null },
  release: { button: 'Release Guarantee', title: 'Release Guarantee', submit: 'Generate Transaction' },
  sign: { button: 'Sign Withdrawal', title: 'Sign Transaction', submit: 'Sign Transaction' },
};

async function tell(kind: Kind): Promise<{ story: Story; as: WireUser }> {
  const story = await (kind === 'deposit' ? pendingStory(world) : fundedStory(world));
  if (kind === 'sign') await signedWithdrawal(story, story.berto);
  return { story, as: kind === 'deposit' ? story.berto : story.ana };
}

async function open(kind: Kind, story: Story, as: WireUser) {
  const { button, title } = DIALOGS[kind];
  const shown = await openDialog(story, as, button, title);
  await settle(world);
  return shown;
}

const kinds = Object.keys(DIALOGS) as Kind[];
const submitButton = (dialog: HTMLElement, kind: Kind) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: DIALOGS[kind].submit ?? '' });
const tick = (dialog: HTMLElement, name: RegExp) => within(dialog).findByRole('checkbox', { name });

describe.each(kinds)('the dialog to %s', (kind) => {
  it('says nothing about terms that both have signed, with any VITE_SEALS', async () => {
    setSeals('required');
    const { story, as } = await tell(kind);
    await sealTerms(story);
    const { dialog } = await open(kind, story, as);
    await waitFor(() => expect(dialog.textContent).not.toMatch(/signed the terms/));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    if (kind === 'deposit') expect(await within(dialog).findByText(ADDRESS)).toBeTruthy();
  });

  nightly('asks about terms that changed, and names the revision and the change', async () => {
    const { story, as } = await tell(kind);
    await sealTerms(story);
    changeAmount(world, story);
    Object.assign(world.backend.store.state.guarantees[0] ?? {}, { valid_until: '2027-03-31' });
    const { dialog, user } = await open(kind, story, as);
    const alarm = await within(dialog).findByText('The terms changed after you both signed');
    const box = alarm.closest<HTMLElement>('[role="alert"]');
    expect(box?.textContent).toContain('Both of you signed revision 1.');
    const changes = await within(dialog).findByRole('region', { name: 'Differences' });
    expect(changes.textContent).toContain('Before: 0.00100000 BTC →, becomes: 0.00900000 BTC');
    expect(changes.textContent).toContain('Before: 31 Jan 2027 →, becomes: 31 Mar 2027');
    if (kind === 'deposit') {
      expect(within(dialog).queryByText(ADDRESS)).toBeNull();
      expect(calls(world, 'POST /contracts/deposit')).toBe(0);
      await user.click(await tick(dialog, /continue with the terms as they are now/));
      expect(await within(dialog).findByText(ADDRESS)).toBeTruthy();
      return;
    }
    if (kind === 'release') await submitFields(user, dialog);
    else await replaceText(user, dialog, 'Signing Password', PASSWORD);
    expect(submitButton(dialog, kind).disabled).toBe(true);
    await user.click(await tick(dialog, /continue with the terms as they are now/));
    await waitFor(() => expect(submitButton(dialog, kind).disabled).toBe(false));
    await user.click(submitButton(dialog, kind));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: DIALOGS[kind].title })).toBeNull());
  });
});

async function submitFields(user: Parameters<typeof replaceText>[0], dialog: HTMLElement): Promise<void> {
  const { DESTINATION } = await import('./guarantee-support');
  await replaceText(user, dialog, 'Destination Bitcoin Address', DESTINATION);
  await replaceText(user, dialog, 'Amount (BTC)', '0.0006');
  await replaceText(user, dialog, 'Signing Password', PASSWORD);
  await within(dialog).findByText(/Compare it with its source/);
}
