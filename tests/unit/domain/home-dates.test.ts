import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { proposeDate } from '@/domain/templates/guarantee-value';

/* The law extends the lease of a home: a guarantee whose record ends before the lease cannot be claimed when it is needed. */

const LEASE = { property: 'home', startDate: '2026-12-31', endDate: '2027-12-31', 'seller.capacity': 'private' };

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (_tag, { templates }) => {
  const template = templates.find(({ type }) => type === 'rental');
  const propose = (id: string, values: Record<string, string>) => {
    const guarantee = template?.predefinedGuarantees.find((each) => each.id === id);
    if (template === undefined || guarantee === undefined) throw new Error(id);
    return proposeDate(guarantee, template, values, '2026-11-27');
  };

  it.each<[string, string, Record<string, string>, string, number | null]>([
    ['a private landlord', 'rental-deposit', LEASE, '2032-02-29', 5],
    ['the furniture as well', 'rental-inventory', LEASE, '2032-02-29', 5],
    ['a company', 'rental-deposit', { ...LEASE, 'seller.capacity': 'business' }, '2034-03-01', 7],
    ['a longer agreed term', 'rental-deposit', { ...LEASE, endDate: '2035-01-01' }, '2035-03-02', null],
    ['a leap day', 'rental-deposit', { ...LEASE, startDate: '2028-02-29', endDate: '2029-02-28' }, '2033-04-29', 5],
    ['premises', 'rental-deposit', { ...LEASE, property: 'business' }, '2028-02-29', null],
    ['the state at the start', 'rental-condition', LEASE, '2027-02-14', null],
    ['no end yet', 'rental-deposit', { ...LEASE, endDate: '' }, '2028-01-26', null],
  ])('%s: %s lasts with %j until %s', (_what, id, values, date, years) => {
    expect(propose(id, values)).toMatchObject({ date, years });
  });
});
