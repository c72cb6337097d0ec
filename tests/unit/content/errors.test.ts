import { describe, expect, it } from 'vitest';
import { describeError, errorMessages } from '@/content/errors.messages';
import type { ErrorCode, ErrorDetail } from '@/domain/primitives/errors';

const t = errorMessages.get();
const readText = (code: ErrorCode, message = 'for the log', detail: ErrorDetail = {}) =>
  describeError(t, { code, message, detail });

// Spec: 8.api-errors
describe('the wording of errors', () => {
  it.each<[ErrorCode, RegExp]>([
    ['keys-not-generated', /^Failed to generate keys$/],
    ['no-psbt', /Reload the contract/],
    ['no-deposit-answer', /Nothing has been paid. Try again/],
    ['no-deposit-address', /Nothing has been paid. Try again/],
    ['address-not-derived', /Nothing has been paid. Try again/],
    ['guarantee-update-failed', /wasn't added. Try again/],
  ])('%s says what to do; the words of the specification are in the log', (code, text) => {
    expect(readText(code)).toMatch(text);
  });

  it.each<[ErrorDetail, RegExp]>([
    [{ status: 409, serverText: 'Already $& taken' }, /refused this: Already \$& taken$/],
    [{ status: 404 }, /no longer exists/],
    [{ status: 403 }, /isn't allowed to do this/],
    [{ status: 429 }, /busy/],
    [{ status: 413 }, /too large for this site/],
    [{ status: 503 }, /error 503.*Try again/],
    [{ status: 418 }, /refused this \(error 418\)/],
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
