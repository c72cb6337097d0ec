import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDisputeMessages } from '@/content/devel.messages';
import { createSampleDispute } from '@/content/sample-dispute';
import { ArbitratorDisputeDialog, UserDisputeDialog } from '@/features/devel/dispute-dialogs';
import { ArbitratorDisputePanel, UserDisputePanel } from '@/features/devel/dispute-panels';
import { DevelPage } from '@/pages/devel-page';

const SAMPLE_DISPUTE = createSampleDispute(sampleDisputeMessages.get());
const { description, conditions, verificationProcess } = SAMPLE_DISPUTE.guarantee;

const log = vi.spyOn(console, 'info').mockImplementation(() => {});
const calls = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];

beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  for (const call of calls) expect(call).not.toHaveBeenCalled();
});

// Spec: 2.navigation
it('/devel previews both views and states that they are not connected to the server', () => {
  render(<DevelPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Development Menu' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'User Dispute Management' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Arbitrator Dispute Management' })).toBeTruthy();
  expect(screen.getAllByText(/not connected to the server/).length).toBeGreaterThan(0);
  expect(document.title).toBe('Development Menu');
});

// Spec: 9.mockup-sample
it('the sample is a guarantee of 0.001 BTC, status active, in an active contract', () => {
  const { guarantee, contractStatus } = SAMPLE_DISPUTE;
  expect([guarantee.amount, guarantee.status, contractStatus]).toEqual([100_000, 'active', 'active']);
});

// Spec: 2.devel-user-panel
it('the user panel has its header, the guarantee and the chat history', () => {
  render(<UserDisputePanel />);
  expect(screen.getByRole('heading', { name: 'Dispute Management' })).toBeTruthy();
  expect(screen.getByText('In Dispute')).toBeTruthy();
  const details = screen.getByRole('region', { name: 'Guarantee Details' });
  for (const text of ['0.00100000', 'BTC', description, conditions]) expect(details.textContent).toContain(text);
  const history = screen.getByRole('list', { name: 'Chat History' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(SAMPLE_DISPUTE.chats.group.length);
});

describe.each([
  ['user panel', () => <UserDisputePanel />],
  ['arbitrator panel', () => <ArbitratorDisputePanel />],
])('message form of the %s', (_, panel) => {
  // Spec: 2.dispute-message-form
  it('has Send disabled while it is blank, and only clears the text when it sends', async () => {
    const user = userEvent.setup();
    render(panel());
    const send = screen.getByRole('button', { name: 'Send' });
    const field = await screen.findByRole('textbox', { name: 'Message' });
    const before = screen.getAllByRole('listitem').length;
    await user.type(field, '  ');
    expect(send).toHaveProperty('disabled', true);
    await user.type(field, 'Hello');
    await user.click(send);
    expect(field).toHaveProperty('value', '');
    expect(screen.getAllByRole('listitem')).toHaveLength(before);
    expect(log).not.toHaveBeenCalled();
  });
});

// Spec: 2.devel-arbitrator-panel
it('the arbitrator panel has its header, the guarantee, two buttons that only log, and three chats', () => {
  render(<ArbitratorDisputePanel />);
  expect(screen.getByRole('heading', { name: 'Dispute Resolution Panel' })).toBeTruthy();
  expect(screen.getByText('Active Dispute')).toBeTruthy();
  expect(screen.getByText(/Amount in dispute:/).textContent).toMatch(/Amount in dispute:\s*0\.00100000 BTC/);
  for (const text of [description, conditions, verificationProcess]) expect(screen.getByText(text)).toBeTruthy();
  for (const name of ['Resolve in favor of Contractor A', 'Resolve in favor of Contractor B']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(log.mock.lastCall).toEqual([`Mockup: ${name}`]);
    expect(screen.getByText(`Logged only: ${name}. Nothing was sent.`)).toBeTruthy();
  }
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names).toEqual(['Chat with Contractor A', 'Chat with Contractor B', 'Group Chat']);
});

it.each([
  ['User Dispute Management', 'Dispute Management', UserDisputeDialog],
  ['Arbitrator Dispute Management', 'Dispute Resolution Panel', ArbitratorDisputeDialog],
])('the dialog %s shows the panel, labelled as a mockup, and closes', async (title, heading, MockupDialog) => {
  const onClose = vi.fn();
  render(<MockupDialog onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('heading', { name: heading })).toBeTruthy();
  expect(within(dialog).getByText(/Mockup: sample data, not connected/)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
