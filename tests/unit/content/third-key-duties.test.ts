import { buildContract, type Tag } from '@tests/unit/content/build-contract';
import { HELP_SETTINGS } from '@tests/unit/content/help-settings';
import { SENTENCES } from '@tests/unit/content/promise-search';
import { describe, expect, it } from 'vitest';
import { getEnglishHelp } from '@/content/help/help.en';
import { getSpanishHelp } from '@/content/help/help.es';

/* What the holder of the third key signs where they decide no disputes: the contract, the join screen and the help say the same. */

const CASES: [tag: Tag, outcome: string, inContract: string][] = [
  ['en', 'a court case', 'court decision'],
  ['en', 'a mediation', 'an agreement reached in conciliation or mediation'],
  ['en', 'a consumer arbitration', 'a consumer arbitration award'],
  ['es', 'un juicio', 'una resolución judicial'],
  ['es', 'una mediación', 'un acuerdo de conciliación o mediación'],
  ['es', 'un arbitraje de consumo', 'un laudo de consumo'],
];
const HELP = { en: getEnglishHelp, es: getSpanishHelp };

describe.each(CASES)('in %s, %s', (tag, outcome, inContract) => {
  it('is in a contract with a consumer', () => {
    const capacities = { 'seller.capacity': 'business', 'buyer.capacity': 'consumer' };
    expect(buildContract('services', 'seller', tag, true, capacities).text).toContain(inContract);
  });

  it('is on the join screen', () => {
    const said = SENTENCES[tag].filter(({ key }) => key === 'join.decidesNothing').map(({ text }) => text);
    expect(said.join(' ')).toContain(outcome);
  });

  it('is in the help with every setting', () => {
    for (const facts of HELP_SETTINGS) {
      const part = HELP[tag](facts).find(({ id }) => id === 'arbitrator');
      expect(part?.text?.join(' ')).toContain(outcome);
    }
  });
});
