import { describe, expect, it } from 'vitest';
import {
  advanceDisputePayment,
  canSendDisputeMessage,
  DISPUTE_FEE,
  type DisputePayment,
  type DisputePaymentEvent,
  findMissingDisputeParts,
  formatDisputePaymentUri,
} from '@/domain/disputes/dispute';
import { formatBtc } from '@/domain/primitives/amount';

// Spec: 9.dispute-fee
describe('dispute fee', () => {
  it('is 0.00001 BTC', () => {
    expect(DISPUTE_FEE).toBe(1000);
    expect(formatBtc(DISPUTE_FEE)).toBe('0.00001000');
  });

  it('is requested by a BIP21 URI', () => {
    expect(formatDisputePaymentUri('bcrt1qfee')).toBe('bitcoin:bcrt1qfee?amount=0.00001');
  });
});

// Spec: 4.dispute-payment
describe('dispute payment', () => {
  it.each<[DisputePayment, DisputePaymentEvent, DisputePayment]>([
    ['pending', 'sent', 'waiting'],
    ['pending', 'confirmed', 'pending'],
    ['waiting', 'sent', 'waiting'],
    ['waiting', 'confirmed', 'received'],
    ['received', 'sent', 'received'],
    ['received', 'confirmed', 'received'],
  ])('%s, %s: %s', (before, event, after) => {
    expect(advanceDisputePayment(before, event)).toBe(after);
  });
});

// Spec: 5.open-dispute
describe('requirements to submit a dispute', () => {
  const complete = { explanation: 'It never came.', files: ['photo'], payment: 'received' as const };
  it.each([
    ['complete', {}, []],
    ['no explanation', { explanation: '' }, ['explanation']],
    ['blank explanation', { explanation: ' \n\t ' }, ['explanation']],
    ['no file', { files: [] }, ['files']],
    ['payment pending', { payment: 'pending' as const }, ['payment']],
    ['payment waiting', { payment: 'waiting' as const }, ['payment']],
    ['nothing', { explanation: '', files: [], payment: 'pending' as const }, ['explanation', 'files', 'payment']],
  ])('%s', (_, changes, lacks) => {
    expect(findMissingDisputeParts({ ...complete, ...changes })).toEqual(lacks);
  });
});

// Spec: 5.dispute-message
describe('dispute message form', () => {
  it.each([
    ['', [], false],
    ['  \n ', [], false],
    ['Hello', [], true],
    ['', ['photo'], true],
    ['  ', ['photo'], true],
  ])('%j with files %j: may send %s', (message, files, may) => {
    expect(canSendDisputeMessage(message, files)).toBe(may);
  });
});
