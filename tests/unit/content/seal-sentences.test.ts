import { describe, expect, it } from 'vitest';
import { isUsualSentence } from '@/content/seal-sentences';

/* The other party may use the app in another language (docs/seal.md#the-signature). */

describe('the sentence above a signature', () => {
  it.each([
    ['I signed the terms of this contract (revision 2).', 2, true],
    ['He firmado los términos de este contrato (revisión 2).', 2, true],
    ['He firmado los términos de este contrato (revisión 3).', 2, false],
    ['I signed the terms, but only because you pressed me.', 2, false],
  ])('%j is the usual one of revision %i: %s', (text, revision, expected) => {
    expect(isUsualSentence(text, revision)).toBe(expected);
  });
});
