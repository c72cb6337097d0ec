import type { ContractType, TemplateRole } from '@/domain/models';

/* The parts of a contract text that identify it later. A separate file because the contract's page needs only these. */

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

/** The property of a rental that is a home. */
export const HOME = 'vivienda habitual';

/** The party that publishes the contract and the party that accepts it. */
export function writeRoles(mine: string, theirs: string): string {
  return `Quien publica este contrato interviene como ${mine}. Quien lo acepta interviene como ${theirs}.`;
}

/** The end of a party's data. */
export function writeCapacity(capacity: string): string {
  return `que actúa como ${capacity}.`;
}

/** The end of the clause on the third key. */
export const KEY_DUTY = 'En los casos citados, la persona titular está obligada a firmar, decida quien decida.';

/** Stands in every arbitration agreement. */
export const SOLE_ARBITRATOR = 'Árbitro único: la persona titular de la tercera clave';

export const NO_ARBITRATION =
  'Este contrato no contiene convenio arbitral: la persona titular de la tercera clave no decide controversias.';

/** Between the arbitration agreement of businesses and the sentence above, while a capacity is blank. */
export const OTHERWISE = 'Sin convenio arbitral. En otro caso:';

/** The beginning of the clause on the return of guarantees. */
export const RETURN_TITLE = 'Devolución por vencimiento.';
