import { SENTENCES } from '@tests/unit/content/promise-search';
import { describe, expect, it } from 'vitest';

/* Not every contract has an arbitrator, but every contract has a holder of the third key (docs/glossary.md#people). */

/** Texts for contracts in which somebody arbitrates, roles in a list of keys, and labels of the specification. */
const ARBITRATED = [
  'devel.',
  'disputes.ask',
  'disputes.letterTo',
  'disputes.purpose',
  'evidence.arbitrator',
  'exit.award.checked.arbitrator',
  'exit.award.paid.',
  'exit.award.purpose',
  'exit.award.roles.',
  'exit.evidence.derived',
  'exit.faults.',
  'exit.roles.',
  'exit.sign.',
  'glossary.meaning-arbitrator',
  'help',
  'kitSheet.descriptor',
  'memberBar.arbitratorDisputes',
  'termsChanges.arbitrator-',
  'termsView.arbitrator',
  'withdrawals.arbitrator',
];

describe.each([
  ['en', /\barbitrators?\b/i],
  ['es', /(?<!\p{L})árbitros?(?!\p{L})/iu],
] as const)('in %s', (tag, word) => {
  it('the screens of all contracts speak of the holder of the third key', () => {
    const found = SENTENCES[tag]
      .filter(({ key, text }) => word.test(text) && !ARBITRATED.some((start) => key.startsWith(start)))
      .map(({ key }) => key);
    expect([...new Set(found)]).toEqual([]);
  });
});
