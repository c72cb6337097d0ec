import * as v from 'valibot';
import type { Contract, Guarantee } from '@/domain/models';
import { describeRecord, readRecord } from '@/services/schemas/record';
import { CONTRACT, GUARANTEE, noteCreation } from '@/services/schemas/records.schema';

/** A part of a guarantee: the fields that the answer holds. */
export type GuaranteeFill = Partial<Guarantee> & Pick<Guarantee, 'id'>;

/** A part of a contract, to be laid over the one in hand: the fields that the answer holds, never the id. */
export type ContractFill = Partial<Omit<Contract, 'id' | 'guarantees'>> & { guarantees?: GuaranteeFill[] };

type WhereHeld<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
};

function whereHeld<Entries extends v.ObjectEntries>(entries: Entries): WhereHeld<Entries> {
  const optional = Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)]);
  return Object.fromEntries(optional) as WhereHeld<Entries>;
}

const partSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A field that is null says nothing in a part: it must not wipe what is in hand. */
function heldFields(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
}

/** Transaction lists are what this answer is for: null is an empty one, so that a cancelled withdrawal goes. */
function heldWithLists(part: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(part).filter(([name]) => name === 'deposits' || name === 'withdrawals');
  return { ...heldFields(part), ...Object.fromEntries(lists) };
}

const guaranteeFillSchema: v.GenericSchema<unknown, GuaranteeFill> = v.pipe(
  partSchema,
  v.transform((part): unknown => heldWithLists(part)),
  readRecord(describeRecord({ ...whereHeld(GUARANTEE.entries), id: GUARANTEE.entries.id }, GUARANTEE.names)),
  v.transform(noteCreation),
);

const { id: _, ...otherEntries } = CONTRACT.entries;

/** `GET /contracts/{id}/fillcontract` (docs/api.md#calls-request-and-answer). */
export const contractFillSchema: v.GenericSchema<unknown, ContractFill> = v.pipe(
  partSchema,
  v.transform(({ id, ...part }): unknown => heldFields(part)),
  readRecord(
    describeRecord(
      { ...whereHeld(otherEntries), guarantees: v.exactOptional(v.array(guaranteeFillSchema)) },
      CONTRACT.names,
    ),
  ),
);

const EMPTY_GUARANTEE: Omit<Guarantee, 'id'> = {
  contractId: null,
  depositorId: null,
  description: '',
  amount: null,
  validUntil: null,
  conditions: '',
  verificationProcess: '',
  status: '',
  deposits: [],
  withdrawals: [],
};

/** A filled guarantee that the contract in hand does not have, with the fields that the part lacks. */
export function completeGuarantee(fill: GuaranteeFill): Guarantee {
  return { ...EMPTY_GUARANTEE, ...fill };
}
