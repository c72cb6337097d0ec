import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { open, pendingStory } from './guarantee-support';
import { api, settle, testWorld } from './support';

vi.stubEnv('VITE_SEALS', 'off');
vi.stubEnv('VITE_DEVEL', 'off');

const world = testWorld();
const LINE = `aval:seal:1:1:${'ab'.repeat(32)}:${'A'.repeat(87)}=`;

it('no signed terms are on screen with VITE_SEALS=off, and no Devel menu with VITE_DEVEL=off', async () => {
  const story = await pendingStory(world);
  await api('POST', '/chat/messages', { userId: story.berto.id, contractId: story.contractId, content: LINE });
  const { user } = await open(story, story.ana);
  await settle(world);
  expect(screen.queryByText(/terms are not signed|haven't both signed/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Sign the/ })).toBeNull();
  const log = screen.getByRole('log').textContent;
  expect(log).toContain('Berto sent a signed line. It was not checked here.');
  expect(log).not.toContain('aval:');
  expect(screen.queryByRole('button', { name: /^Key / })).toBeNull();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Devel');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Recovery' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Terms' }));
  const terms = within(await screen.findByRole('dialog', { name: 'Terms' }));
  expect(await terms.findByRole('heading', { name: 'Sale of a bicycle' })).toBeTruthy();
  expect(terms.queryByRole('button', { name: /Safety number|Payout address/ })).toBeNull();
});
