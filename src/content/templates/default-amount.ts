import { PERCENT_BASIS } from '@/content/templates/draft-wording';
import type { ContractType, PredefinedGuarantee } from '@/domain/models';

const EUROS = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});
const NUMBER = new Intl.NumberFormat('es', { maximumFractionDigits: 8 });

/** The default amount with what it counts: `10 % del precio`, `50.000 €`, `0,001 BTC`. */
export function defaultAmountText(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit } = guarantee;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}\u00a0% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}
