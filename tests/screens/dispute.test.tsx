import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { nightly } from '@tests/daily';
import { makeWithdrawal, sats } from '@tests/unit/domain/make';
import { IDBFactory } from 'fake-indexeddb';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSignatures } from '@/store/signing/signature-store';
import { QrCode } from '@/ui/text/qr-code';
import { disputeServer, FEE, sentButton, showDisputeDialog, submitButton } from './dispute-support';

const server = disputeServer();
const photo = new File(['pixels'], 'photo.png', { type: 'image/png' });

function explain(text: string): void {
  fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: text } });
}

/** Reports the payment; from here on, time advances only by `pass`. */
async function reportPayment(): Promise<void> {
  const button = await sentButton();
  vi.useFakeTimers();
  fireEvent.click(button);
}

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

// Spec: 2.open-dispute
describe('Open Dispute', () => {
  it('asks for an explanation and files, says what the fee is, and offers above to ask the arbitrator', async () => {
    showDisputeDialog();
    const dialog = await screen.findByRole('dialog', { name: 'Open Dispute' });
    const form = within(dialog).getByLabelText('Explanation');
    expect(form).toHaveProperty('value', '');
    expect(within(dialog).getByLabelText('Files')).toHaveProperty('multiple', true);
    expect(within(dialog).getByText('PNG, JPG, PDF up to 10MB each')).toBeTruthy();
    expect(screen.getByText(/non-refundable, even if the dispute is cancelled/)).toBeTruthy();
    expect(screen.getByTitle('1,000 sat').textContent).toContain('0.00001000');
    expect(document.activeElement).toBe(form);
    expect(submitButton().className).toContain('bg-accent');
    const ask = within(dialog).getByRole('button', { name: 'Ask the arbitrator' });
    expect(ask.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows the address derived from the arbitrator's key, and the payment URI as a QR code", async () => {
    showDisputeDialog();
    expect((await screen.findByText('Copy address')).parentElement?.textContent).toContain(FEE.address);
    const code = await screen.findByRole('img', { name: /QR code/ });
    const label = code.getAttribute('aria-label') ?? '';
    const expected = render(<QrCode value={`bitcoin:${FEE.address}?amount=0.00001`} label={label} />);
    const [, drawn] = expected.container.querySelectorAll('path');
    expect(code.querySelectorAll('path')[1]?.getAttribute('d')).toBe(drawn?.getAttribute('d'));
    const link = screen.getByRole('link', { name: 'View on block explorer' });
    expect(link.getAttribute('href')).toBe(`http://explorer.test/explorer/address/${FEE.address}`);
  });

  it('shows in place that the address could not be derived, and can retry', async () => {
    server.use(http.get('*/arbitrators/1', () => HttpResponse.error(), { once: true }));
    showDisputeDialog();
    expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await sentButton()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when the arbitrator has no extended public key', async () => {
    server.use(http.get('*/arbitrators/1', () => HttpResponse.json({ public_key: 'not a key' })));
    showDisputeDialog();
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't work out the address.");
  });
});

// Spec: 5.open-dispute
describe('submission', () => {
  async function fill({ explanation = '', files = [] as File[], paid = false }): Promise<void> {
    showDisputeDialog();
    explain(explanation);
    fireEvent.change(screen.getByLabelText('Files'), { target: { files } });
    if (!paid) return;
    await reportPayment();
    pass(10_000);
  }

  it('waits while something is missing, and says what', async () => {
    await fill({ explanation: ' \n ', files: [photo], paid: true });
    expect(submitButton()).toHaveProperty('disabled', true);
    expect(screen.getByText(/Still needed: an explanation\./)).toBeTruthy();
  });

  nightly('only logs, without the explanation, and says so in place', async () => {
    const requests = vi.fn();
    await fill({ explanation: 'The roof leaks.', files: [photo], paid: true });
    server.events.on('request:start', requests);
    vi.mocked(console.info).mockClear();
    fireEvent.click(submitButton());
    expect(screen.getByRole('status').textContent).toMatch(/Dispute submitted\..*only writes the dispute to the log/);
    const logged = vi.mocked(console.info).mock.calls.flat().join('\n');
    expect(logged).toBe(`Dispute of guarantee ${FEE.guarantee_id} submitted: 15 characters, 1 file(s)`);
    expect(requests).not.toHaveBeenCalled();
  });
});

// Spec: 4.dispute-payment
it('the payment is confirmed as a simulation, which it says; the focus goes to its status and stays there', async () => {
  showDisputeDialog();
  expect(screen.getByText(/confirmation is simulated: 10 seconds/)).toBeTruthy();
  const state = screen.getByText('Payment pending').closest('[role="status"]');
  (await sentButton()).focus();
  await reportPayment();
  expect(document.activeElement).toBe(state);
  pass(10_000);
  expect(screen.getByText(/This confirmation was simulated/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: "I've sent the payment" })).toBeNull();
  expect(document.activeElement).toBe(state);
  expect(state?.textContent).toBe('Payment received');
});

describe('closing', () => {
  it('is by Cancel, Escape, or Close after the submission', async () => {
    const { onClose } = showDisputeDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  nightly.each(['Escape', 'Cancel'])('by %s asks first once the fee is reported as paid', async (way) => {
    const { onClose } = showDisputeDialog();
    await reportPayment();
    leaveBy(way);
    const question = screen.getByRole('alertdialog', { name: /You said that you sent the payment/ });
    fireEvent.click(within(question).getByRole('button', { name: 'Stay here' }));
    expect(onClose).not.toHaveBeenCalled();
    pass(10_000);
    expect(screen.getByText('Payment received')).toBeTruthy();
    leaveBy(way);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

function leaveBy(way: string): void {
  if (way === 'Escape') fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  else fireEvent.click(screen.getByRole('button', { name: way }));
}

describe('Open Dispute on a guarantee with a payment that the user has signed', () => {
  const KEY = '02aa';
  const signed = {
    txid: 'ab'.repeat(32),
    spends: [
      { outpoint: `${'c0'.repeat(32)}:0`, address: 'bcrt1qdeposit', amount: sats(60_000), witnessScript: '52ae' },
    ],
    contractId: 'c1',
    guaranteeId: FEE.guarantee_id,
    description: 'Roof',
    contractKeys: [KEY],
    addresses: ['bcrt1qdeposit'],
    publicKey: KEY,
    withdrawal: makeWithdrawal({ address: 'bcrt1qpayee', amount: sats(50_000) }),
    replaces: [],
    txHex: null,
    givenAt: '2026-11-02T10:00:00.000Z',
    settledAt: null,
  };
  const keys = [{ publicKey: KEY }];
  const section = () => screen.findByRole('region', { name: 'Payments that you have signed' });

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    server.use(
      http.get('*/explorer/api/tx/:txid', () => HttpResponse.json({ status: { confirmed: true } })),
      http.get('*/explorer/api/tx/:txid/hex', () => new HttpResponse(null, { status: 404 })),
      http.get('*/explorer/api/address/:address/txs', () => HttpResponse.json([])),
      http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([])),
    );
  });

  it('lists what it pays, and says that the other side can still complete it', async () => {
    await keepSignatures([signed]);
    showDisputeDialog({ id: 'c1', keys });
    const payments = within(await section());
    expect(payments.getByText(/The other party can still complete them, even during a dispute/)).toBeTruthy();
    const [row, ...others] = payments.getAllByRole('listitem');
    expect(others).toEqual([]);
    for (const text of ['0.00050000', 'bcrt1qpayee', 'Roof', '2 Nov 2026']) expect(row?.textContent).toContain(text);
  });

  it('is silent without one', async () => {
    await keepSignatures([{ ...signed, settledAt: '2026-11-05T10:00:00.000Z' }]);
    showDisputeDialog({ id: 'c1', keys });
    await sentButton();
    expect(screen.queryByText('Payments that you have signed')).toBeNull();
  });
});
