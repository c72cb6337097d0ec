import * as v from 'valibot';
import type { Contract, ContractKey } from '@/domain/models';
import { idField, listOf, optionalId, optionalText, optionalWhole, textField } from './fields.schema';
import { guaranteeSchema } from './guarantee.schema';

const keyEntries = { public_key: optionalText, encrypted_key: optionalText };

/** A key that is not there yet keeps its place: keys[i] belongs to contractors[i]. */
const keySchema: v.GenericSchema<unknown, ContractKey> = v.nullish(v.looseObject(keyEntries), {});

/** [owner, counterparty?]; a counterparty that is null is not there. An owner that is null is an error. */
const contractorsField = v.pipe(
  v.nullish(v.pipe(v.array(v.unknown()), v.transform(withoutEmptyEnd)), []),
  v.array(idField),
);

function withoutEmptyEnd(ids: unknown[]): unknown[] {
  const last = ids.findLastIndex((id) => id !== null && id !== '');
  return ids.slice(0, last + 1);
}

export const contractEntries = {
  id: idField,
  title: textField,
  description: textField,
  contract_order: optionalWhole,
  status: textField,
  pdf_url: optionalText,
  created_at: optionalText,
  updated_at: optionalText,
  contractors: contractorsField,
  arbitrator: optionalId,
  keys: listOf(keySchema),
  guarantees: listOf(guaranteeSchema),
};

export const contractSchema: v.GenericSchema<unknown, Contract> = v.looseObject(contractEntries);
