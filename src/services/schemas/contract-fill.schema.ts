import * as v from 'valibot';
import type { Contract, Guarantee } from '@/domain/models';
import { reduceDate } from '@/services/schemas/fields.schema';
import { readRecord } from '@/services/schemas/read-record';
import { CONTRACT, GUARANTEE } from '@/services/schemas/records.schema';

/** The fields of a guarantee that the response contains. */
export type GuaranteeFill = Partial<Guarantee> & Pick<Guarantee, 'id'>;

/** The fields of a contract that the response contains, without the id. */
export type ContractFill = Partial<Omit<Contract, 'id' | 'guarantees'>> & { guarantees?: GuaranteeFill[] };

type OptionalEntries<Entries extends v.ObjectEntries> = {
  [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
};

function makeOptional<Entries extends v.ObjectEntries>(entries: Entries): OptionalEntries<Entries> {
  const optional = Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)]);
  return Object.fromEntries(optional) as OptionalEntries<Entries>;
}

const partSchema = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** A `null` must not overwrite a known value or list. */
function dropNulls(part: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null));
}

const guaranteeFillSchema: v.GenericSchema<unknown, GuaranteeFill> = v.pipe(
  partSchema,
  v.transform((part): unknown => dropNulls(part)),
  readRecord(
    { entries: { ...makeOptional(GUARANTEE.entries), id: GUARANTEE.entries.id }, names: GUARANTEE.names },
    { partial: true },
  ),
  v.transform((fields) => reduceDate<GuaranteeFill>(fields)),
);

const { id: _, ...otherEntries } = CONTRACT.entries;

/** `GET /contracts/{id}/fillcontract` (docs/api.md#calls-request-and-answer). */
export const contractFillSchema: v.GenericSchema<unknown, ContractFill> = v.pipe(
  partSchema,
  v.transform(({ id, ...part }): unknown => dropNulls(part)),
  readRecord(
    {
      entries: { ...makeOptional(otherEntries), guarantees: v.exactOptional(v.array(guaranteeFillSchema)) },
      names: CONTRACT.names,
    },
    { partial: true },
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
  deposits: null,
  withdrawals: null,
};

/** Whether nothing but its id is known of a guarantee. */
export function isBlank(guarantee: Guarantee): boolean {
  return Object.entries(EMPTY_GUARANTEE).every(([name, value]) => guarantee[name as keyof Guarantee] === value);
}

/** Adds defaults to a guarantee that is not known yet. */
export function completeGuarantee(fill: GuaranteeFill): Guarantee {
  return { ...EMPTY_GUARANTEE, ...fill };
}
