import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fundedStory } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { testWorld } from './support';

let failures = 0;
vi.mock('@/store/evidence/collect-evidence.thunks', () => ({
  collectEvidence: () => async () => {
    failures += 1;
    return failures > 1
      ? { ok: true, value: { parts: [{ part: 'kit', contents: [], count: 1, missing: 0 }] } }
      : { ok: false, error: { code: 'network', message: 'worker did not load', detail: {} } };
  },
}));
const world = testWorld();

it('says that collecting has failed, and tries again without losing what was typed', async () => {
  const story = await fundedStory(world);
  const { user } = await createBrowsers(world).open(story, story.ana);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Evidence file' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence file' });
  await user.type(within(dialog).getByLabelText('Your account of the dispute'), 'It leaks.');
  await user.click(await within(dialog).findByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByRole('checkbox', { name: /^Keys, addresses/ })).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Your account of the dispute').value).toBe('It leaks.');
});
