import type { Contract } from '@/domain/models';
import { contractToStored } from '@/services/schemas/stored.schema';

// By contract, which is another object once anything of it changes: of ten thousand, one is put into words anew.
const texts = new WeakMap<Contract, string>();

export function contractText(contract: Contract): string {
  const text = texts.get(contract) ?? JSON.stringify(contractToStored(contract));
  texts.set(contract, text);
  return text;
}

/** The contracts as local storage holds them. */
export function contractsText(contracts: readonly Contract[]): string {
  return `[${contracts.map(contractText).join(',')}]`;
}
