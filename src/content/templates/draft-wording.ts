import type { ContractType, PredefinedGuarantee, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

/** Names of the two parties by contract type and role. */
export const PARTIES: Record<ContractType, Record<TemplateRole, string>> = {
  sale: { buyer: 'parte compradora', seller: 'parte vendedora' },
  services: { buyer: 'parte cliente', seller: 'parte prestadora' },
  license: { buyer: 'parte licenciataria', seller: 'parte licenciante' },
  supply: { buyer: 'parte cliente', seller: 'parte proveedora' },
  rental: { buyer: 'parte arrendataria', seller: 'parte arrendadora' },
  employment: { buyer: 'parte empleadora', seller: 'persona trabajadora' },
  loan: { buyer: 'parte prestataria', seller: 'parte prestamista' },
  distribution: { buyer: 'parte distribuidora', seller: 'parte proveedora' },
};

/** What a percentage refers to, by contract type. */
export const PERCENT_BASIS: Record<ContractType, string> = {
  sale: 'del precio',
  services: 'del precio total',
  license: 'de la contraprestación anual',
  supply: 'de las compras anuales previstas',
  rental: 'de la renta mensual',
  employment: 'del salario bruto mensual',
  loan: 'del capital prestado',
  distribution: 'de las compras mínimas anuales',
};

/** Wording around template, clauses and guarantees in the contract text. */
export function getDraftWording(type: ContractType): DraftWording {
  return {
    parties: PARTIES[type],
    partiesHeading: 'Posición de las partes',
    roles: (mine, theirs) =>
      `Quien publica este contrato interviene como ${mine}. Quien lo acepta interviene como ${theirs}.`,
    clausesHeading: 'Cláusulas adicionales',
    guaranteesHeading: 'Garantías pactadas',
    guarantee: ({ description, party, btc, validUntil }) =>
      `${description}: a cargo de la ${party}, ${btc} BTC, válida hasta el ${formatSpanishDate(validUntil)}.`,
  };
}

/** 2026-12-21 -> 21/12/2026 */
function formatSpanishDate(date: string): string {
  return date.split('-').reverse().join('/');
}

const EUROS = new Intl.NumberFormat('es', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
});
const NUMBER = new Intl.NumberFormat('es', { maximumFractionDigits: 8 });

/** Default amount with its unit: `10 % del precio`, `50.000 €`, `0,001 BTC`. */
export function formatDefaultAmount(guarantee: PredefinedGuarantee, type: ContractType): string {
  const { defaultAmount, defaultAmountUnit } = guarantee;
  if (defaultAmountUnit === 'percent') return `${NUMBER.format(defaultAmount)}\u00a0% ${PERCENT_BASIS[type]}`;
  if (defaultAmountUnit === 'eur') return EUROS.format(defaultAmount);
  return `${NUMBER.format(defaultAmount)}\u00a0BTC`;
}
