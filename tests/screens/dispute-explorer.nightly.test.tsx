import { act, fireEvent, screen } from '@testing-library/react';
import { eventually } from '@tests/eventually';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { disputeServer, FEE, sentButton, showDisputeDialog } from './dispute-support';

vi.stubEnv('VITE_DISPUTE_PAYMENT', 'explorer');

const server = disputeServer();

type Answer = 'silent' | { confirmed: number; unconfirmed: number };

/** Serves these responses for the fee address in turn, repeating the last. Returns a request counter. */
function explorerSays(...answers: [Answer, ...Answer[]]): () => number {
  let asked = 0;
  server.use(
    http.get(`http://explorer.test/explorer/api/address/${FEE.address}`, () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer === undefined || answer === 'silent') return HttpResponse.error();
      return HttpResponse.json({
        chain_stats: { funded_txo_sum: answer.confirmed, spent_txo_sum: 0 },
        mempool_stats: { funded_txo_sum: answer.unconfirmed, spent_txo_sum: 0 },
      });
    }),
  );
  return () => asked;
}

// Spec: 4.dispute-payment
describe('dispute payment confirmed by the block explorer', () => {
  it('sends no request before the user reports the payment', async () => {
    const asked = explorerSays({ confirmed: 1000, unconfirmed: 0 });
    showDisputeDialog();
    await sentButton();
    expect(asked()).toBe(0);
    expect(screen.getByText('Payment pending')).toBeTruthy();
  });

  it('polls every 5 seconds while it is unconfirmed', async () => {
    const asked = explorerSays({ confirmed: 0, unconfirmed: 999 }, 'silent', { confirmed: 0, unconfirmed: 1000 });
    showDisputeDialog();
    const button = await sentButton();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    fireEvent.click(button);
    await pass(0);
    expect(asked()).toBe(1);
    await pass(4_900);
    expect(asked()).toBe(1);
    expect(screen.getByText('Waiting for the payment')).toBeTruthy();

    await pass(100);
    await eventually(() => expect(screen.getByText(/explorer isn't responding/)).toBeTruthy());
    expect(asked()).toBe(2);

    await pass(5_000);
    await eventually(() => expect(screen.getByText('Payment received')).toBeTruthy());
    await pass(60_000);
    expect(asked()).toBe(3);
  });
});

/** Advances time and waits for the responses of that time. */
async function pass(milliseconds: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  });
}
