import type { Contract } from '@/domain/models';
import { guaranteeToWire, type NewGuarantee, newGuaranteeToWire, type WireGuarantee } from './guarantee.wire';

/** A contract to be created: the server gives it its id (spec, section 7, Create contract). */
export interface NewContract extends Omit<Contract, 'id' | 'guarantees'> {
  guarantees: NewGuarantee[];
}

export type WireContract = Omit<Contract, 'guarantees'> & { guarantees: WireGuarantee[] };

/** The whole contract with its guarantees: a PUT must not drop anything. */
export function contractToWire(contract: Contract): WireContract {
  return { ...contract, guarantees: contract.guarantees.map(guaranteeToWire) };
}

/** Without `keys`, which are the server's to fill in from its users. */
export function newContractToWire({ keys, guarantees, ...draft }: NewContract): Record<string, unknown> {
  return { ...draft, guarantees: guarantees.map(newGuaranteeToWire) };
}
