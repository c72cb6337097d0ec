import { expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { listOffered } from '@/domain/templates/special-terms';
import type { TermValues } from '@/domain/templates/term-types';

it.each<[ContractType, TermValues, string, boolean]>([
  ['sale', {}, 'sale-bank', false],
  ['sale', { lastInstalment: 'soon' }, 'sale-bank', false],
  ['sale', { lastInstalment: '2027-05-01' }, 'sale-bank', true],
  ['sale', {}, 'sale-earnest', true],
  ['distribution', {}, 'distribution-exclusivity', false],
  ['distribution', { exclusivity: 'territory' }, 'distribution-exclusivity', true],
  ['rental', {}, 'rental-rent-default', false],
  ['rental', { property: 'home' }, 'rental-rent-default', false],
  ['rental', { property: 'business' }, 'rental-rent-default', true],
  ['rental', { property: 'goods' }, 'rental-rent-default', true],
  ['rental', { property: 'home' }, 'rental-deposit', true],
])('%s with %j offers %s: %s', (type, values, id, isOffered) => {
  const template = SPANISH_LEGAL_TEXTS.templates.find((each) => each.type === type);
  expect(template && listOffered(template, values).some((each) => each.id === id)).toBe(isOffered);
});
