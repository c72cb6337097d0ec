import type { ContractType, TemplateRole } from '@/domain/models';
import type { DraftWording } from '@/domain/template/template-draft';

/** What the buyer's and the seller's side are called in a contract of each type. */
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

/** What a percentage in a template of each type is a percentage of. */
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

/** The Spanish wording that joins template, clauses and guarantees to one contract text. */
export function draftWording(type: ContractType): DraftWording {
  return {
    parties: PARTIES[type],
    partiesHeading: 'Posición de las partes',
    roles: (mine, theirs) =>
      `Quien publica este contrato interviene como ${mine}. Quien lo acepta interviene como ${theirs}.`,
    clausesHeading: 'Cláusulas adicionales',
    guaranteesHeading: 'Garantías pactadas',
    guarantee: ({ description, party, btc, validUntil }) =>
      `${description}: a cargo de la ${party}, ${btc} BTC, válida hasta el ${spanishDate(validUntil)}.`,
  };
}

/** 2026-12-21 as 21/12/2026. */
function spanishDate(date: string): string {
  return date.split('-').reverse().join('/');
}
