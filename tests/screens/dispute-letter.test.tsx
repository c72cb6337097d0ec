import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { disputeServer, showDisputeDialog } from './dispute-support';

disputeServer();

it('prepares a letter to the holder of the third key, which is not lost unasked', async () => {
  const user = userEvent.setup();
  showDisputeDialog({ title: 'Sale of a bicycle' });
  const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
  const letter = await within(dialog).findByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value).toContain('Contract: Sale of a bicycle (');
  await user.click(within(dialog).getByRole('button', { name: 'Write to the holder of the third key' }));
  await user.type(letter, 'The wheels are missing.');
  await user.click(within(dialog).getByRole('button', { name: 'Copy letter' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^To the holder of the third key: [\s\S]+The wheels are missing\.$/,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(dialog).getByText('Discard what you typed?')).toBeTruthy();
});

it.each([
  ['has no arbitrator', { arbitrator: null }],
  ['excludes arbitration', { description: `Terms. ${KNOWN_WORDINGS[0]?.noArbitration}` }],
])('says that nobody decides disputes, instead of offering a letter, if the contract %s', async (_, fields) => {
  showDisputeDialog(fields);
  const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
  expect(await within(dialog).findByText(/^Nobody decides disputes under this contract\./)).toBeTruthy();
  expect(within(dialog).queryByText(/^Ask the arbitrator|^Write to the holder/)).toBeNull();
  expect(within(dialog).queryByLabelText('Letter')).toBeNull();
});

it.each([
  ['says nothing of it', 'Terms.', 'Write to the holder of the third key', 'the holder of the third key'],
  ['has one', `Terms. ${KNOWN_WORDINGS[0]?.arbitration}.`, 'Ask the arbitrator', 'the arbitrator'],
  ['has one in English', `Terms. ${KNOWN_WORDINGS[1]?.arbitration}.`, 'Ask the arbitrator', 'the arbitrator'],
])('names an arbitrator only if the contract has an arbitration agreement: it %s', async (_, description, ask, who) => {
  showDisputeDialog({ description });
  const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
  expect(await within(dialog).findByText(ask)).toBeTruthy();
  expect(within(dialog).getByText(`Write to the other party first, then to ${who}.`)).toBeTruthy();
  const letter = within(dialog).getByLabelText<HTMLTextAreaElement>('Letter');
  expect(letter.value.startsWith(`To ${who}: 1\n`)).toBe(true);
});

it('says nothing of the arbitrator while the contract is not loaded', async () => {
  showDisputeDialog({ arbitrator: null }, false);
  const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
  expect(dialog.textContent).not.toMatch(/Nobody decides|Ask the arbitrator|Letter/);
});
