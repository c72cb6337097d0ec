import type { Contract } from '@/domain/models';

// By contract, which is another object once anything of it changes: of ten thousand, one is put into words anew.
const texts = new WeakMap<Contract, string>();

export function contractText(contract: Contract): string {
  const text = texts.get(contract) ?? JSON.stringify(contract);
  texts.set(contract, text);
  return text;
}

/** The contracts as `JSON.stringify` would write them. */
export function contractsText(contracts: readonly Contract[]): string {
  return `[${contracts.map(contractText).join(',')}]`;
}
