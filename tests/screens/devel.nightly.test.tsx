import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArbitratorDisputeDialog, UserDisputeDialog } from '@/features/devel/dispute-dialogs';
import { ArbitratorDisputePanel, UserDisputePanel } from '@/features/devel/dispute-panels';

const log = vi.spyOn(console, 'info').mockImplementation(() => {});
const calls = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'send')];

beforeEach(() => {
  log.mockClear();
});
afterEach(() => {
  for (const call of calls) expect(call).not.toHaveBeenCalled();
});

const files = [new File(['a'], 'a.png'), new File(['b'], 'b.pdf')];

function sendButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Send' });
}

describe.each([
  ['user panel', () => <UserDisputePanel />],
  ['arbitrator panel', () => <ArbitratorDisputePanel />],
])('message form of the %s', (_, panel) => {
  it('takes several files, counts them, and lets them be sent alone', async () => {
    render(panel());
    const [input] = screen.getAllByLabelText('Attach Files', { selector: 'input' });
    expect(input).toHaveProperty('multiple', true);
    fireEvent.change(input as HTMLElement, { target: { files } });
    expect(screen.getByText('2 files selected')).toBeTruthy();
    expect(sendButton()).toHaveProperty('disabled', false);
    fireEvent.click(screen.getByRole('button', { name: 'Remove files' }));
    expect(screen.queryByText(/selected/)).toBeNull();
    expect(sendButton()).toHaveProperty('disabled', true);
  });

  // Spec: 2.dispute-message-form
  it('only clears the text when it sends', async () => {
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
  it('forwards files of the private chats, log only; the group chat has nothing to forward', async () => {
    const user = userEvent.setup();
    render(<ArbitratorDisputePanel />);
    await user.click(await screen.findByRole('button', { name: 'Forward feed-motor.jpg' }));
    await user.click(await screen.findByRole('tab', { name: 'Chat with Contractor B' }));
    await user.click(await screen.findByRole('button', { name: 'Forward waybill.pdf' }));
    expect(log.mock.calls.flat()).toEqual([
      'Mockup: forward the file feed-motor.jpg',
      'Mockup: forward the file waybill.pdf',
    ]);
    await user.click(await screen.findByRole('tab', { name: 'Group Chat' }));
    expect(screen.queryByRole('button', { name: /Forward/ })).toBeNull();
  });

  it('keeps a draft message with its chat', async () => {
    const user = userEvent.setup();
    render(<ArbitratorDisputePanel />);
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'For A alone');
    await user.click(await screen.findByRole('tab', { name: 'Chat with Contractor B' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', '');
    await user.click(await screen.findByRole('tab', { name: 'Chat with Contractor A' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty('value', 'For A alone');
  });
});

describe.each([
  ['User Dispute Management', UserDisputeDialog],
  ['Arbitrator Dispute Management', ArbitratorDisputeDialog],
])('modal mockup %s', (_title, MockupDialog) => {
  it('asks before it discards a message', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
    render(<MockupDialog onClose={onClose} />);
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(sendButton());
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
