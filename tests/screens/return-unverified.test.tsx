import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { fundedStory } from './guarantee-support';
import { createBrowsers } from './seal-support';
import { testWorld, visit } from './support';

vi.stubEnv('VITE_DEPOSIT_SCRIPT', 'unverified');

const world = testWorld();

it('leaves out return dates with VITE_DEPOSIT_SCRIPT=unverified, and says that such a message was not checked', async () => {
  const story = await fundedStory(world);
  world.backend.store.state.messages.push({
    id: 'm1',
    user_id: story.ana.id,
    contract_id: story.contractId,
    content: `I sign.\naval:return:1:give:${'0'.repeat(64)}:0:${'A'.repeat(86)}`,
    created_at: '2026-11-20T10:00:00.000Z',
  });
  await createBrowsers(world).open(story, story.berto);
  expect(await screen.findByText(/sent a signed line\. It was not checked here\./)).toBeTruthy();
  expect(screen.queryByText('Return date')).toBeNull();
});

it('leaves the clauses about them out of contracts from templates', async () => {
  const story = await fundedStory(world);
  const template = SPANISH_LEGAL_TEXTS.templates.find(({ type }) => type === 'services');
  const { user } = visit({ pathname: '/contracts/customize', state: { template } }, story.ana);
  await user.selectOptions(await screen.findByLabelText('Your Role'), 'buyer');
  expect(document.body.textContent).toContain('Liberación. ');
  expect(document.body.textContent).not.toContain('Fecha de devolución. ');
});
