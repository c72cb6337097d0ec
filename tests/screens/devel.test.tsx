import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { nightly } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleDisputeMessages } from '@/content/devel.messages';
import { createSampleDispute } from '@/content/sample-dispute';
import { ArbitratorDisputeDialog, UserDisputeDialog } from '@/features/devel/dispute-dialogs';
import { ArbitratorDisputePanel, UserDisputePanel } from '@/features/devel/dispute-panels';
import { DevelPage } from '@/pages/devel-page';

const SAMPLE_DISPUTE = createSampleDispute(sampleDisputeMessages.get());

const log = vi.spyOn(console, 'info').mockImplementation(() => {});
const calls = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];

beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  for (const call of calls) expect(call).not.toHaveBeenCalled();
});

function sendButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Send' });
}

// Spec: 2.navigation
describe('/devel', () => {
  it('previews both views and states that they are not connected to the server', () => {
    render(<DevelPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Development Menu' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'User Dispute Management' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Arbitrator Dispute Management' })).toBeTruthy();
    expect(screen.getAllByText(/not connected to the server/).length).toBeGreaterThan(0);
    expect(document.title).toBe('Development Menu');
  });
});

// Spec: 9.mockup-sample
describe('sample data', () => {
  it('is a guarantee of 0.001 BTC, status active, in an active contract', () => {
    expect(SAMPLE_DISPUTE.guarantee.amount).toBe(100_000);
    expect(SAMPLE_DISPUTE.guarantee.status).toBe('active');
    expect(SAMPLE_DISPUTE.contractStatus).toBe('active');
  });
});

// Spec: 2.devel-user-panel
describe('user dispute panel', () => {
  it("has the header 'Dispute Management' with an 'In Dispute' badge", () => {
    render(<UserDisputePanel />);
    expect(screen.getByRole('heading', { name: 'Dispute Management' })).toBeTruthy();
    expect(screen.getByText('In Dispute')).toBeTruthy();
  });

  it('shows amount, description and conditions of the guarantee, and the chat history', () => {
    render(<UserDisputePanel />);
    const details = screen.getByRole('region', { name: 'Guarantee Details' });
    expect(details.textContent).toContain('0.00100000');
    expect(details.textContent).toContain('BTC');
    expect(details.textContent).toContain(SAMPLE_DISPUTE.guarantee.description);
    expect(details.textContent).toContain(SAMPLE_DISPUTE.guarantee.conditions);
    const history = screen.getByRole('list', { name: 'Chat History' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(SAMPLE_DISPUTE.chats.group.length);
  });
});

describe.each([
  ['user panel', () => <UserDisputePanel />],
  ['arbitrator panel', () => <ArbitratorDisputePanel />],
])('message form of the %s', (_, panel) => {
  // Spec: 2.dispute-message-form
  it('has Send disabled while the trimmed message is empty and no file is attached', async () => {
    const user = userEvent.setup();
    render(panel());
    expect(sendButton()).toHaveProperty('disabled', true);
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), '  ');
    expect(sendButton()).toHaveProperty('disabled', true);
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    expect(sendButton()).toHaveProperty('disabled', false);
  });

  // Spec: 2.dispute-message-form
  nightly('only clears the text when it sends', async () => {
    const user = userEvent.setup();
    render(panel());
    const before = screen.getAllByRole('listitem').length;
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(sendButton());
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '');
    expect(screen.getAllByRole('listitem')).toHaveLength(before);
    expect(log).not.toHaveBeenCalled();
  });
});

// Spec: 2.devel-arbitrator-panel
describe('arbitrator panel', () => {
  it("has the header 'Dispute Resolution Panel', an 'Active Dispute' badge and the amount in dispute", () => {
    render(<ArbitratorDisputePanel />);
    expect(screen.getByRole('heading', { name: 'Dispute Resolution Panel' })).toBeTruthy();
    expect(screen.getByText('Active Dispute')).toBeTruthy();
    expect(screen.getByText(/Amount in dispute:/).textContent).toMatch(/Amount in dispute:\s*0\.00100000 BTC/);
  });

  it('shows description, conditions and verification process', () => {
    render(<ArbitratorDisputePanel />);
    const { description, conditions, verificationProcess } = SAMPLE_DISPUTE.guarantee;
    for (const text of [description, conditions, verificationProcess]) expect(screen.getByText(text)).toBeTruthy();
  });

  it.each(['Resolve in favor of Contractor A', 'Resolve in favor of Contractor B'])('%s only logs', (name) => {
    render(<ArbitratorDisputePanel />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(log.mock.calls).toEqual([[`Mockup: ${name}`]]);
    expect(screen.getByText(`Logged only: ${name}. Nothing was sent.`)).toBeTruthy();
  });

  it('has three tabs, moved between by click and by arrow keys', async () => {
    const user = userEvent.setup();
    render(<ArbitratorDisputePanel />);
    const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
    expect(names).toEqual(['Chat with Contractor A', 'Chat with Contractor B', 'Group Chat']);
    expect(screen.getByRole('tabpanel', { name: 'Chat with Contractor A' })).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: 'Chat with Contractor B' }));
    expect(screen.getByRole('tabpanel', { name: 'Chat with Contractor B' })).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('list', { name: 'Group Chat' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Chat with Contractor B' })).toBeNull();
  });
});

describe.each([
  ['User Dispute Management', 'Dispute Management', UserDisputeDialog],
  ['Arbitrator Dispute Management', 'Dispute Resolution Panel', ArbitratorDisputeDialog],
])('modal mockup %s', (title, heading, MockupDialog) => {
  it('shows the panel, labelled as a mockup, and closes', async () => {
    const onClose = vi.fn();
    render(<MockupDialog onClose={onClose} />);
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByRole('heading', { name: heading })).toBeTruthy();
    expect(within(dialog).getByText(/Mockup: sample data, not connected/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
