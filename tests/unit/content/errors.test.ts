import { describe, expect, it } from 'vitest';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { ErrorCode, ErrorDetail } from '@/domain/primitives/errors';

const t = errorMessages.get();
const readText = (code: ErrorCode, message = 'for the log', detail: ErrorDetail = {}) =>
  describeError(t, { code, message, detail });

// Spec: 8.api-errors
describe('the wording of errors', () => {
  it.each<[ErrorCode, string]>([
    ['keys-not-generated', 'Failed to generate keys'],
    ['no-psbt', 'No PSBT found for signing'],
    ['no-deposit-answer', 'No address received from createDeposit'],
    ['no-deposit-address', 'No deposit address was generated'],
    ['address-not-derived', 'Failed to generate address'],
    ['address-info', 'Failed to fetch address info'],
    ['guarantee-update-failed', 'Guarantee update failed'],
  ])('%s is exactly %j', (code, text) => {
    expect(readText(code)).toBe(text);
  });

  it.each<[ErrorDetail, RegExp]>([
    [{ status: 409, serverText: 'Already $& taken' }, /refused this: Already \$& taken$/],
    [{ status: 404 }, /does not have this any more/],
    [{ status: 403 }, /does not allow this for your account/],
    [{ status: 429 }, /too many requests/],
    [{ status: 503 }, /status code 503.*Try again/],
    [{ status: 418 }, /request failed with status code 418/],
  ])('a failed call %j', (detail, text) => {
    expect(readText('http', 'Request failed', detail)).toMatch(text);
  });

  it('names the call and the field of an unusable response', () => {
    expect(readText('bad-answer', '', { call: 'GET /contracts/7', field: 'id' })).toContain('GET /contracts/7, id');
  });

  it('gives the reason why the signing rules or the network refused a transaction', () => {
    expect(readText('psbt-refused', 'output 1 pays another address')).toContain('output 1 pays another address');
    expect(readText('broadcast-refused', '', { serverText: 'min relay fee not met' })).toContain(
      'min relay fee not met',
    );
  });

  it('passes on an unexpected message', () => {
    expect(readText('unexpected', 'Out of memory')).toContain('Out of memory');
  });
});
