import { SITE } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { excludesArbitration, readLanguage } from '@/domain/templates/generated-text';
import type { TermValues } from '@/domain/templates/term-types';

/* Whether the holder of the third key decides disputes, read from the text. */

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, { templates, writeContract }) => {
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
    expect(excludesArbitration(write(type, values), KNOWN_WORDINGS)).toBe(isExcluded);
  });

  const known = KNOWN_WORDINGS.find(({ type, language }) => type === 'services' && language === tag);
  if (known === undefined) throw new Error(tag);
  const { noArbitration, onlyBusinesses, capacities } = known;

  it.each([
    ['says that there is no agreement', noArbitration, true],
    ['has one of businesses', `${onlyBusinesses} ${capacities.business} ${capacities.business}`, false],
    ['has one of businesses, and names people', `${onlyBusinesses} ${capacities.private} ${capacities.consumer}`, true],
    ['was never a template', `The arbitrator decides. ${capacities.consumer} ${capacities.business}`, false],
  ])('an earlier text that %s', (_what, text, isExcluded) => {
    expect(excludesArbitration(text, KNOWN_WORDINGS)).toBe(isExcluded);
  });
});

it.each<[string, (es: string, other: string, en: string) => string, string | null]>([
  ['one', (es) => es, 'es'],
  ['the same one twice', (es) => `${es}\n${es}`, 'es'],
  ['the same one in another language', (es, _other, en) => `${es}\n${en}`, 'es'],
  // A typed value can contain such a sentence. The duties depend on which one is true.
  ['another one in a name', (es, other) => `${es}\nBerta. ${other}, con NIF 1`, null],
])('a text is recognised by its sentence about the roles: %s', (_what, write, language) => {
  const [es, en] = KNOWN_WORDINGS.filter(({ type }) => type === 'sale').map(({ roles, parties }) => ({
    mine: roles(parties.buyer, parties.seller),
    swapped: roles(parties.seller, parties.buyer),
  }));
  expect(readLanguage(write(es?.mine ?? '', es?.swapped ?? '', en?.mine ?? ''), KNOWN_WORDINGS)).toBe(language);
});
