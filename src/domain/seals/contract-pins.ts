import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { Contract } from '@/domain/models';

/** The facts that decide the addresses of a signed contract. */
export interface ContractPins {
  /** Its contract_order, once a deposit address follows from it; `null`: not yet. */
  order: number | null;
  /** Deposit addresses that follow from its keys. */
  addresses: string[];
}

export const NO_PINS: ContractPins = { order: null, addresses: [] };

/** A guarantee needs few. */
const MAX_ADDRESSES = 500;

/** Adds addresses that follow from the contract's keys and order; `pins` itself if none is new. */
export function pinAddresses(
  pins: ContractPins,
  { contractOrder }: Pick<Contract, 'contractOrder'>,
  verified: readonly string[],
): ContractPins {
  if (contractOrder === null || (pins.order !== null && pins.order !== contractOrder)) return pins;
  const addresses = [...new Set([...pins.addresses, ...verified.map(normalizeAddress)])].slice(0, MAX_ADDRESSES);
  return addresses.length === pins.addresses.length ? pins : { order: contractOrder, addresses };
}

/** The signed contract derives its addresses in another way than before. An unknown order is no change. */
export function isOrderChanged(
  pins: ContractPins | undefined,
  { contractOrder }: Pick<Contract, 'contractOrder'>,
): boolean {
  const order = pins?.order ?? null;
  return order !== null && contractOrder !== null && order !== contractOrder;
}
