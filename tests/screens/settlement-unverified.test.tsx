import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TEMPLATES } from '@/content/templates/templates';
import { fundedStory } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { openDispute } from './settlement-support';
import { testWorld, visit } from './support';

vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

const world = testWorld();

it('leaves out offers with VITE_DEPOSIT_SCRIPT=unverified, and shows such a message as it is', async () => {
  const story = await fundedStory(world);
  const line = `I decline.\naval:decline:1:${'0'.repeat(64)}`;
  world.backend.store.state.messages.push({
    id: 'm1',
    user_id: story.berto.id,
    contract_id: story.contractId,
    content: line,
    created_at: '2026-11-20T10:00:00.000Z',
  });
  const { user } = await createBrowsers(world).open(story, story.ana);
  expect(await screen.findByText(/aval:decline/)).toBeTruthy();
  expect(screen.queryByText('Return date')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Statement' });
  await user.keyboard('{Escape}');
  const dispute = await openDispute(user);
  expect(within(dispute).queryByRole('button', { name: 'Make an offer' })).toBeNull();
});

it('leaves the clauses about them out of contracts from templates', async () => {
  const story = await fundedStory(world);
  const template = TEMPLATES.find(({ type }) => type === 'services');
  visit({ pathname: '/contracts/customize', state: { template } }, story.ana);
  expect(await screen.findByRole('button', { name: 'Import Template' })).toBeTruthy();
  expect(document.body.textContent).toContain('Liberación y vencimiento. ');
  expect(document.body.textContent).not.toContain('Ofertas de acuerdo y transacción. ');
  expect(screen.queryByLabelText('Fecha de devolución de las garantías')).toBeNull();
});
