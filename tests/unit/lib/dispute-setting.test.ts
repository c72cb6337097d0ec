import { describe, expect, it } from 'vitest';
import { parseSettings } from '@/config/settings';

describe('VITE_DISPUTE_PAYMENT', () => {
  it.each([
    [undefined, 'simulated'],
    ['', 'simulated'],
    ['simulated', 'simulated'],
    ['explorer', 'explorer'],
  ])('%j means %s', (value, expected) => {
    expect(parseSettings({ VITE_DISPUTE_PAYMENT: value })).toMatchObject({
      ok: true,
      settings: { disputePayment: expected },
    });
  });

  it('is reported when invalid', () => {
    expect(parseSettings({ VITE_DISPUTE_PAYMENT: 'real' })).toEqual({
      ok: false,
      problems: [{ variable: 'VITE_DISPUTE_PAYMENT', value: 'real', expected: 'one of simulated, explorer' }],
    });
  });
});
