import { buildContract, type Tag } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { listApplicable } from '@/domain/templates/special-terms';

/* Terms that stand only in some contracts. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag: Tag, { templates }) => {
  it.each([
    [CONSUMER, false],
    [BUSINESSES, true],
    [PEOPLE, true],
    [OPEN, true],
  ])('%j: a limit of liability is asked: %s', (values, isAsked) => {
    const terms = templates.find(({ type }) => type === 'services')?.terms ?? [];
    expect(listApplicable(terms, values).some(({ id }) => id === 'liabilityCap')).toBe(isAsked);
    expect(buildContract('services', 'seller', tag, true, values).text.includes('Dato liabilityCap')).toBe(isAsked);
  });
});
