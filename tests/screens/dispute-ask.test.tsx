import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { KNOWN_WORDS } from '@/content/known-wordings';
import { disputeServer, showAskDialog } from './dispute-support';

/* 'Ask {holder}', beside the form of a dispute. */

const key = `tpub${'6'.repeat(107)}`;
const CLARA = { key, name: 'Clara Vidal', contact: 'mailto:clara@example.com' };
vi.stubEnv('VITE_ARBITRATORS', JSON.stringify({ 1: { key }, 7: CLARA, 'aval-template-arbitrator': { key } }));

disputeServer();

it.each([
  ['has no arbitrator', { arbitrator: null }],
  ['excludes arbitration', { description: `Terms. ${KNOWN_WORDS.noArbitration[0]}` }],
])('says that nobody decides disputes if the contract %s', async (_, fields) => {
  showAskDialog(fields);
  expect(await screen.findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
});

it("has the operator's name and contact of the holder, or says whom to ask", () => {
  showAskDialog({ arbitrator: 7 });
  const dialog = screen.getByRole('dialog', { name: 'Ask Clara Vidal' });
  const link = within(dialog).getByRole('link', { name: 'clara@example.com' });
  expect(link.getAttribute('href')).toBe('mailto:clara@example.com');
  expect(within(dialog).getByText('Clara Vidal (7)')).toBeTruthy();
  cleanup();
  showAskDialog();
  expect(
    screen.getByText(/^None is known here\. Look in the text of the contract, or ask the other party\./),
  ).toBeTruthy();
  cleanup();
  Object.assign(settings().links, { support: 'mailto:help@aval.example' });
  showAskDialog();
  expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('mailto:help@aval.example');
});
