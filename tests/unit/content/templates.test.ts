import { describe, expect, it } from 'vitest';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import { CONTRACT_TYPES, type PredefinedGuarantee, type TemplateUnit } from '@/domain/models';

const guarantees = SPANISH_LEGAL_TEXTS.templates.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);

function byId(id: string): PredefinedGuarantee | undefined {
  return guarantees.find((guarantee) => guarantee.id === id);
}

// Spec: 3.templates, 9.template-defaults
describe('the built-in templates', () => {
  it('are eight, one of each contract type, in the order of the filter', () => {
    expect(SPANISH_LEGAL_TEXTS.templates.map(({ type }) => type)).toEqual([...CONTRACT_TYPES]);
  });

  it('have unique ids for templates, guarantees and comments', () => {
    const ids = [
      ...SPANISH_LEGAL_TEXTS.templates.map(({ id }) => id),
      ...guarantees.map(({ id }) => id),
      ...SPANISH_LEGAL_TEXTS.templates.flatMap(({ comments }) => comments.map(({ id }) => id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have an essential guarantee, guarantees of both roles but none of a worker, and no open placeholder', () => {
    for (const { type, description, predefinedGuarantees } of SPANISH_LEGAL_TEXTS.templates) {
      const roles = type === 'employment' ? ['buyer'] : ['buyer', 'seller'];
      expect([type, new Set(predefinedGuarantees.map(({ role }) => role))]).toEqual([type, new Set(roles)]);
      expect([type, predefinedGuarantees.some(({ importance }) => importance === 'essential')]).toEqual([type, true]);
      expect([type, description.includes('[X]')]).toEqual([type, false]);
    }
  });

  it('have guarantees with an amount, from the date that they secure, with time for a claim', () => {
    const dates = SPANISH_LEGAL_TEXTS.templates.flatMap(({ terms }) =>
      terms.filter(({ kind }) => kind === 'date').map(({ id }) => id),
    );
    const isWhole = (each: PredefinedGuarantee) =>
      each.defaultAmount > 0 &&
      (each.defaultAmountUnit !== 'percent' || each.defaultAmount <= 300) &&
      Number.isInteger(each.defaultDuration) &&
      each.runsFrom !== undefined &&
      dates.includes(each.runsFrom.term) &&
      each.runsFrom.days >= 15 &&
      each.defaultDuration >= each.runsFrom.days &&
      (each.thirdPartyType !== null) === each.requiresThirdParty;
    expect(guarantees.filter((each) => !isWhole(each))).toEqual([]);
  });

  it.each([
    ['sale-earnest', 10, 'percent'],
    ['sale-formalization', 5, 'percent'],
    ['sale-bank', 100, 'percent'],
    ['services-liability-insurance', 50000, 'eur'],
    ['rental-deposit', 200, 'percent'],
  ])('%s keeps the default %d of docs/specification.md#9-business-constants-and-limits', (id, amount, unit) => {
    expect(byId(id)).toMatchObject({ defaultAmount: amount, defaultAmountUnit: unit });
  });
});

it.each([
  ['percent', 10, '10\u00a0% del precio'],
  ['eur', 1500, '1.500\u00a0€'],
  ['eur', 50000, '50.000\u00a0€'],
] as [TemplateUnit, number, string][])('a default in %s of %d reads %j', (defaultAmountUnit, defaultAmount, text) => {
  const [guarantee] = guarantees;
  if (guarantee === undefined) throw new Error('no guarantee');
  expect(SPANISH_LEGAL_TEXTS.formatDefaultAmount({ ...guarantee, defaultAmountUnit, defaultAmount }, 'sale')).toBe(
    text,
  );
});
