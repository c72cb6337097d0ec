import { SITE } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { excludesArbitration } from '@/domain/templates/generated-text';
import type { TermValues } from '@/domain/templates/term-types';

/* Whether the holder of the third key decides disputes, read from the text. */

describe.each([
  [0, SPANISH_LEGAL_TEXTS],
  [1, ENGLISH_LEGAL_TEXTS],
] as const)('in language %d', (at, { templates, writeContract }) => {
  const write = (type: ContractType, values: TermValues) => {
    const template = templates.find((each) => each.type === type);
    if (template === undefined) throw new Error(type);
    return writeContract({ template, role: 'seller', values, clauses: [], guarantees: [] }, SITE).description;
  };
  const of = (buyer: string, seller: string) => ({ 'buyer.capacity': buyer, 'seller.capacity': seller });

  it.each<[ContractType, TermValues, boolean]>([
    ['services', of('business', 'business'), false],
    ['services', of('private', 'private'), false],
    ['services', of('private', 'business'), true],
    ['services', of('business', 'private'), true],
    ['services', of('', 'business'), false],
    ['employment', {}, true],
    ['rental', { property: 'home', ...of('private', 'private') }, true],
    ['rental', { property: 'goods', ...of('business', 'business') }, false],
  ])('%s with %j: decides nothing: %s', (type, values, isExcluded) => {
    expect(excludesArbitration(write(type, values), KNOWN_WORDS)).toBe(isExcluded);
  });

  const [none, only] = [KNOWN_WORDS.noArbitration, KNOWN_WORDS.onlyBusinesses].map((each) => each[at] ?? '');
  const { business, person } = KNOWN_WORDS.capacities;

  it.each([
    ['says that there is no agreement', none, true],
    ['has one of businesses', `${only} ${business[at]} ${business[at]}`, false],
    ['has one of businesses, and names people', `${only} ${person[at]}`, true],
    ['was never a template', `The arbitrator decides. ${person[at]}\n${business[at]}`, false],
  ])('an earlier text that %s', (_what, text, isExcluded) => {
    expect(excludesArbitration(text ?? '', KNOWN_WORDS)).toBe(isExcluded);
  });
});
