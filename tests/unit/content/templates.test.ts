import { describe, expect, it } from 'vitest';
import { formatDefaultAmount, PERCENT_BASIS } from '@/content/templates/draft-wording';
import { PARTIES } from '@/content/templates/known-wording';
import { SALE_TEMPLATE } from '@/content/templates/sale.template';
import { TEMPLATES } from '@/content/templates/templates';
import { CONTRACT_TYPES, type PredefinedGuarantee, type TemplateUnit } from '@/domain/models';
import { findPlaceholders } from '@/domain/templates/placeholders';

const guarantees = TEMPLATES.flatMap(({ predefinedGuarantees }) => predefinedGuarantees);

function byId(id: string): PredefinedGuarantee | undefined {
  return guarantees.find((guarantee) => guarantee.id === id);
}

// Spec: 3.templates, 9.template-defaults
describe('the built-in templates', () => {
  it.each(guarantees.map((each) => [each.id, each] as const))(
    '%s: lasts at least as long as it runs from a date of its terms, with time for a claim',
    (_id, { runsFrom, defaultDuration }) => {
      const dates = TEMPLATES.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'date').map(({ id }) => id));
      expect(dates).toContain(runsFrom?.term);
      expect(runsFrom?.days).toBeGreaterThanOrEqual(15);
      expect(defaultDuration).toBeGreaterThanOrEqual(runsFrom?.days ?? 0);
    },
  );

  it('are eight, one of each contract type, in the order of the filter', () => {
    expect(TEMPLATES.map(({ type }) => type)).toEqual([...CONTRACT_TYPES]);
  });

  it('have unique ids for templates, guarantees and comments', () => {
    const ids = [
      ...TEMPLATES.map(({ id }) => id),
      ...guarantees.map(({ id }) => id),
      ...TEMPLATES.flatMap(({ comments }) => comments.map(({ id }) => id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(TEMPLATES.map((template) => [template.type, template] as const))(
    '%s: 3 to 6 guarantees, one of them essential, for both roles, but none of a worker',
    (type, { predefinedGuarantees }) => {
      expect(predefinedGuarantees.length).toBeGreaterThanOrEqual(3);
      expect(predefinedGuarantees.length).toBeLessThanOrEqual(6);
      const roles = type === 'employment' ? ['buyer'] : ['buyer', 'seller'];
      expect(new Set(predefinedGuarantees.map(({ role }) => role))).toEqual(new Set(roles));
      expect(predefinedGuarantees.some(({ importance }) => importance === 'essential')).toBe(true);
    },
  );

  it.each(TEMPLATES.map((template) => [template.type, template] as const))(
    '%s: a title, a summary, stipulations, no invented votes, and dated drafting notes',
    (_type, template) => {
      expect(template.title).toMatch(/^(?:Contrato de|Anexo de garantías al contrato de) /);
      expect(template.description.split('\n\n').length).toBeGreaterThan(6);
      expect(findPlaceholders(template.description)).toEqual([]);
      expect(template.votes).toBe(0);
      expect(new Set(template.comments.map(({ user }) => user))).toEqual(new Set(['Nota de redacción']));
      expect(template.comments.length).toBeGreaterThan(0);
      for (const { date } of template.comments) expect(date).toMatch(/^2026-\d{2}-\d{2}$/);
    },
  );

  it.each(guarantees.map((guarantee) => [guarantee.id, guarantee] as const))(
    '%s: runs from the date that it secures, with time for a claim',
    (_id, { runsFrom, defaultDuration }) => {
      expect(runsFrom?.days).toBeGreaterThanOrEqual(15);
      expect(defaultDuration).toBeGreaterThanOrEqual(runsFrom?.days ?? 0);
      const dates = TEMPLATES.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'date').map(({ id }) => id));
      expect(dates).toContain(runsFrom?.term);
    },
  );

  it.each(guarantees.map((guarantee) => [guarantee.id, guarantee] as const))(
    '%s: whole texts, an amount, days, and a third party only where one is asked for',
    (_id, guarantee) => {
      expect(guarantee.conditions).toMatch(/\.$/);
      expect(guarantee.verificationProcess).toMatch(/\.$/);
      expect(guarantee.defaultAmount).toBeGreaterThan(0);
      expect(Number.isInteger(guarantee.defaultDuration)).toBe(true);
      expect(guarantee.defaultDuration).toBeGreaterThanOrEqual(1);
      expect(guarantee.thirdPartyType !== null).toBe(guarantee.requiresThirdParty);
      if (guarantee.defaultAmountUnit === 'percent') expect(guarantee.defaultAmount).toBeLessThanOrEqual(300);
    },
  );

  it.each([
    ['sale-earnest', 10, 'percent'],
    ['sale-formalization', 5, 'percent'],
    ['sale-bank', 100, 'percent'],
    ['services-liability-insurance', 50000, 'eur'],
    ['rental-deposit', 200, 'percent'],
  ])('%s keeps the default %d of docs/specification.md#9-business-constants-and-limits', (id, amount, unit) => {
    expect(byId(id)).toMatchObject({ defaultAmount: amount, defaultAmountUnit: unit });
  });

  it('involve a bank, a notary and an insurer', () => {
    const kinds = new Set(guarantees.map(({ thirdPartyType }) => thirdPartyType));
    expect(kinds).toEqual(new Set([null, 'notary', 'bank', 'insurance']));
    expect(byId('sale-bank')?.thirdPartyType).toBe('bank');
    expect(byId('services-liability-insurance')?.thirdPartyType).toBe('insurance');
  });

  it('have distinct party names and a percentage basis', () => {
    for (const type of CONTRACT_TYPES) {
      expect(PARTIES[type].buyer).not.toBe(PARTIES[type].seller);
      expect(PERCENT_BASIS[type]).toMatch(/^del? /);
    }
  });
});

it.each([
  ['percent', 10, '10\u00a0% del precio'],
  ['eur', 1500, '1.500\u00a0€'],
  ['eur', 50000, '50.000\u00a0€'],
  ['btc', 0.001, '0,001\u00a0BTC'],
] as [TemplateUnit, number, string][])('a default in %s of %d reads %j', (defaultAmountUnit, defaultAmount, text) => {
  const [guarantee] = SALE_TEMPLATE.predefinedGuarantees;
  if (guarantee === undefined) throw new Error('no guarantee');
  expect(formatDefaultAmount({ ...guarantee, defaultAmountUnit, defaultAmount }, 'sale')).toBe(text);
});
