import { describe, expect, it } from 'vitest';
import { isUsualSentence } from '@/features/seals/usual-sentence';

/* The other party may use the app in another language (docs/seal.md#the-signature). */

describe('the sentence above a signature', () => {
  it.each([
    ['I signed the terms of this contract (revision 2).', 2, true],
    ['He firmado los términos de este contrato (revisión 2).', 2, true],
    ['He firmado los términos de este contrato (revisión 3).', 2, false],
    ['I signed the terms, but only because you pressed me.', 2, false],
  ])('%j of revision %i is the usual one: %s', (text, revision, expected) => {
    expect(isUsualSentence(text, revision)).toBe(expected);
  });
});
