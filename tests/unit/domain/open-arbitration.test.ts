import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { KNOWN_WORDINGS } from '@/content/known-wordings';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { excludesArbitration, readLanguage } from '@/domain/templates/generated-text';
import type { TermValues } from '@/domain/templates/term-types';

/* A contract whose author left the capacity of the other party blank. The arbitration agreement in it is for businesses only. */

describe.each([
  ['es', SPANISH_LEGAL_TEXTS, 'Condición de la parte cliente'],
  ['en', ENGLISH_LEGAL_TEXTS, 'Capacity of the client'],
] as const)('in %s', (_tag, { templates, writeContract }, label) => {
  const write = (type: ContractType, values: TermValues) => {
    const template = templates.find((each) => each.type === type);
    if (template === undefined) throw new Error(type);
    return writeContract({ template, role: 'seller', values, clauses: [], guarantees: [] }).description;
  };
  const options = templates
    .find(({ type }) => type === 'services')
    ?.terms.find(({ id }) => id === 'buyer.capacity')?.options;
  const name = (capacity: string) => options?.find(({ value }) => value === capacity)?.label ?? '-';
  const open = write('services', { 'seller.capacity': 'business', 'buyer.capacity': '' });
  const fill = (capacity: string) => open.replace(new RegExp(`\\[[^\\]]*: ${label}\\]`), name(capacity));

  it.each([
    ['consumer', true],
    ['private', true],
    ['business', false],
  ])('the other party joins as %s: decides nothing %s', (capacity, isExcluded) => {
    const text = fill(capacity);
    expect(text).not.toBe(open);
    expect(excludesArbitration(text, KNOWN_WORDINGS)).toBe(isExcluded);
  });

  it('is not known while the capacity is blank', () => {
    expect(excludesArbitration(open, KNOWN_WORDINGS)).toBe(false);
  });

  it('two people join a contract that was open for both: the agreement of businesses is not theirs', () => {
    const blank = write('services', { 'seller.capacity': '', 'buyer.capacity': '' });
    const text = blank.replaceAll(/\[[^\]]*: (?:Condición de la|Capacity of the) [^\]]*\]/g, name('private'));
    expect(text).not.toBe(blank);
    expect(excludesArbitration(text, KNOWN_WORDINGS)).toBe(true);
  });

  it('two people who agree to arbitrate have an arbitrator', () => {
    const values = { 'seller.capacity': 'private', 'buyer.capacity': 'consumer', privateArbitration: 'yes' };
    expect(excludesArbitration(write('services', values), KNOWN_WORDINGS)).toBe(false);
  });

  it.each(['consumer', 'business'])('a text that was never a template excludes nothing: %s', (capacity) => {
    const text = `The arbitrator decides. Each party acts as a ${capacity}.`;
    expect(excludesArbitration(text, KNOWN_WORDINGS)).toBe(false);
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
