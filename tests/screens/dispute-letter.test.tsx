import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeGuarantee } from '@tests/unit/domain/make';
import { expect, it, vi } from 'vitest';
import { settings } from '@/config/settings';
import { KNOWN_WORDS } from '@/content/known-wordings';
import { disputeServer, showAskDialog } from './dispute-support';

/* 'Ask {holder}', beside the form of a dispute. */

const key = `tpub${'6'.repeat(107)}`;
const CLARA = { key, name: 'Clara Vidal', contact: 'mailto:clara@example.com' };
vi.stubEnv('VITE_ARBITRATORS', JSON.stringify({ 1: { key }, 7: CLARA, 'aval-template-arbitrator': { key } }));

disputeServer();

it('prepares a letter to the holder of the third key, which is not lost unasked', async () => {
  const user = userEvent.setup();
  const garden = makeGuarantee({ id: 'g2', description: 'Garden', status: 'active' });
  const roof = makeGuarantee({ id: 'g3', description: 'Roof', status: 'executed' });
  showAskDialog({ title: 'Sale of a bicycle', guarantees: [garden, roof] });
  const dialog = await screen.findByRole('dialog', { name: 'Ask the holder of the third key' });
  const letter = await within(dialog).findByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value).toMatch(
    /^To the holder of the third key: 1\n\nContract: Sale of a bicycle \([\s\S]+Guarantee: Garden/,
  );
  expect(letter.value).not.toContain('Roof');
  await user.type(letter, 'The wheels are missing.');
  await user.click(within(dialog).getByRole('button', { name: 'Copy letter' }));
  expect(await navigator.clipboard.readText()).toMatch(/^To the holder[\s\S]+The wheels are missing\.$/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(within(dialog).getByText('Discard what you typed?')).toBeTruthy();
});

it.each([
  ['has no arbitrator', { arbitrator: null }],
  ['excludes arbitration', { description: `Terms. ${KNOWN_WORDS.noArbitration[0]}` }],
])('says that nobody decides disputes, instead of a letter, if the contract %s', async (_, fields) => {
  showAskDialog(fields);
  expect(await screen.findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
  expect(screen.queryByLabelText('Letter')).toBeNull();
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
