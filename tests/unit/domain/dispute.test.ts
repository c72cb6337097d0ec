import { describe, expect, it } from 'vitest';
import {
  addFiles,
  advanceDisputePayment,
  canSendDisputeMessage,
  DISPUTE_FEE,
  DISPUTE_FILE_LIMIT,
  type DisputePayment,
  type DisputePaymentEvent,
  findFileIssues,
  findMissingDisputeParts,
  formatDisputePaymentUri,
  isDisputeFeePaid,
} from '@/domain/disputes/dispute';
import { formatBtc } from '@/domain/primitives/amount';
import { sats } from './make';

// Spec: 9.dispute-fee
describe('dispute fee', () => {
  it('is 0.00001 BTC', () => {
    expect(DISPUTE_FEE).toBe(1000);
    expect(formatBtc(DISPUTE_FEE)).toBe('0.00001000');
  });

  it('is requested by a BIP21 URI', () => {
    expect(formatDisputePaymentUri('bcrt1qfee')).toBe('bitcoin:bcrt1qfee?amount=0.00001');
  });

  it.each([
    [0, false],
    [999, false],
    [1000, true],
    [250_000, true],
  ])('%i sats at the address: paid %s', (funded, paid) => {
    expect(isDisputeFeePaid({ funded: sats(funded) })).toBe(paid);
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

describe('dispute files: warnings only', () => {
  const file = { name: 'a.png', type: 'image/png', size: 2000, lastModified: 1 };
  it.each([
    ['a png', {}, []],
    ['a jpeg', { name: 'a.jpeg', type: 'image/jpeg' }, []],
    ['a pdf', { name: 'a.pdf', type: 'application/pdf' }, []],
    ['of no known type, named so', { name: 'A.JPG', type: '' }, []],
    ['of no known type, named otherwise', { name: 'notes', type: '' }, ['type']],
    ['a video', { name: 'a.mp4', type: 'video/mp4' }, ['type']],
    ['a page named as a picture', { name: 'a.png', type: 'text/html' }, ['type']],
    ['of 10 MB', { size: DISPUTE_FILE_LIMIT }, []],
    ['over 10 MB', { size: DISPUTE_FILE_LIMIT + 1 }, ['size']],
    ['neither', { type: 'video/mp4', size: 1e9 }, ['type', 'size']],
  ])('%s', (_, changes, doubts) => {
    expect(findFileIssues({ ...file, ...changes })).toEqual(doubts);
  });

  it('lists a file once when it is chosen twice', () => {
    const other = { ...file, lastModified: 2 };
    expect(addFiles([file], [{ ...file }, other])).toEqual([file, other]);
  });
});
