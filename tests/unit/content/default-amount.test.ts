import { expect, it } from 'vitest';
import { defaultAmountText } from '@/content/templates/default-amount';
import { SALE_TEMPLATE } from '@/content/templates/sale.template';
import type { AmountUnit } from '@/domain/models';

it.each([
  ['percent', 10, '10\u00a0% del precio'],
  ['eur', 1500, '1.500\u00a0€'],
  ['eur', 50000, '50.000\u00a0€'],
  ['btc', 0.001, '0,001\u00a0BTC'],
] as [AmountUnit, number, string][])('a default in %s of %d reads %j', (defaultAmountUnit, defaultAmount, text) => {
  const [guarantee] = SALE_TEMPLATE.predefinedGuarantees;
  if (guarantee === undefined) throw new Error('no guarantee');
  expect(defaultAmountText({ ...guarantee, defaultAmountUnit, defaultAmount }, 'sale')).toBe(text);
});
