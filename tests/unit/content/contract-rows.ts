import { buildContract, type Tag } from '@tests/unit/content/build-contract';
import { expect } from 'vitest';
import type { ContractType } from '@/domain/models';
import type { TermValues } from '@/domain/templates/term-types';

export const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
export const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
export const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };

/** Choices of terms: businesses with or without a return date, and the leases. */
export const RETURN = { ...BUSINESSES, returnDate: 'yes' };
export const NO_RETURN = { ...BUSINESSES, returnDate: 'no' };
export const HOME = { ...PEOPLE, property: 'home' };
export const PREMISES = { ...RETURN, property: 'business' };
export const GOODS = { ...RETURN, property: 'goods' };

type Made = readonly [ContractType, TermValues];

/** Words that belong to some contracts and not to others. */
export interface Row {
  why: string;
  in: readonly Made[];
  notIn?: readonly Made[];
  es: string;
  en: string;
}

export function checkRow(row: Row, tag: Tag): void {
  for (const made of row.in) expect(write(made, tag)).toContain(row[tag]);
  for (const made of row.notIn ?? []) expect(write(made, tag)).not.toContain(row[tag]);
}

export function getGuarantee([type, values]: Made, tag: Tag, id: string) {
  const found = buildContract(type, 'seller', tag, true, values).guarantees.find((each) => each.predefinedId === id);
  if (found === undefined) throw new Error(id);
  return found;
}

/** The text, and the texts of every guarantee that is recorded with it. */
function write([type, values]: Made, tag: Tag): string {
  const { text, guarantees } = buildContract(type, 'seller', tag, true, values);
  return [text, ...guarantees.flatMap((each) => [each.description, each.conditions, each.verificationProcess])].join(
    '\n',
  );
}
