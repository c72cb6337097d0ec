import * as v from 'valibot';
import { isRecord } from '@/domain/primitives/records';

/** Domain name of each wire field whose name differs. */
type Names<Entries> = { readonly [Name in keyof Entries]?: string };

type Renamed<Fields, FieldNames> = {
  [Name in keyof Fields as Name extends keyof FieldNames
    ? FieldNames[Name] extends string
      ? FieldNames[Name]
      : Name
    : Name]: Fields[Name];
};

export interface WithExtra {
  /** Unknown fields as received; a PUT sends them back (docs/api.md#conventions). */
  extra?: Record<string, unknown>;
}

export interface RecordSpec<Entries extends v.ObjectEntries, FieldNames> {
  entries: Entries;
  names: FieldNames;
}

/** Describes a wire record: fields by wire name, and the domain names that differ. */
export function describeRecord<Entries extends v.ObjectEntries, const FieldNames extends Names<Entries>>(
  entries: Entries,
  names: FieldNames,
): RecordSpec<Entries, FieldNames> {
  return { entries, names };
}

type Output<Entries extends v.ObjectEntries, FieldNames> = Renamed<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  FieldNames
> &
  WithExtra;

/**
 * Reads a record: validates its fields under their wire names, then renames them.
 * @param complete refuses a record that lacks a field, although the field may be absent by its own schema
 */
export function readRecord<Entries extends v.ObjectEntries, FieldNames>(
  { entries, names }: RecordSpec<Entries, FieldNames>,
  complete = false,
): v.GenericSchema<unknown, Output<Entries, FieldNames>> {
  const toDomain = renameFields(entries, names as Names<Entries>);
  const fields: v.GenericSchema<unknown, Record<string, unknown>> = v.looseObject(entries);
  const required = complete ? Object.keys(entries) : [];
  return v.pipe(
    v.unknown(),
    v.check((value) => required.every((name) => isRecord(value) && name in value)),
    fields,
    v.transform((record) => toDomain(record) as Output<Entries, FieldNames>),
  );
}

function renameFields<Entries extends v.ObjectEntries>(entries: Entries, names: Names<Entries>) {
  const domainNames = new Map(Object.keys(entries).map((name) => [name, names[name] ?? name]));
  return (record: Record<string, unknown>): Record<string, unknown> => {
    const renamed: Record<string, unknown> = {};
    let extra: Record<string, unknown> | null = null;
    // `looseObject` has dropped `__proto__`, so plain assignment is safe.
    for (const name of Object.keys(record)) {
      const domainName = domainNames.get(name);
      if (domainName !== undefined) {
        renamed[domainName] = record[name];
        continue;
      }
      extra ??= {};
      extra[name] = record[name];
    }
    return extra === null ? renamed : { ...renamed, extra };
  };
}

/**
 * Reads the answer to a call that created a record: what it lacks is as it was sent, and what neither had stays unknown
 * (docs/api.md#created-records).
 * @param sent wire fields of the request
 */
export function readCreated<T>(
  schema: v.GenericSchema<unknown, T>,
  sent: Record<string, unknown>,
): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.transform((answer): unknown => (isRecord(answer) ? { ...sent, ...dropEmpty(answer) } : answer)),
    schema,
  );
}

/** But for the depositor: an answer that names nobody means it (docs/api.md#depositors). */
function dropEmpty(record: Record<string, unknown>): Record<string, unknown> {
  const isGiven = ([name, value]: [string, unknown]) => !(value === null || value === '') || name === 'contractor_id';
  return Object.fromEntries(Object.entries(record).filter(isGiven));
}

/** Writes a record under its wire names, unknown fields included. Values are not converted. */
export function writeRecord<FieldNames extends Readonly<Record<string, string>>>(
  names: FieldNames,
  record: object,
): Record<string, unknown> {
  const { extra, ...fields }: WithExtra = record;
  const wireNames = new Map(Object.entries(names).map(([wireName, name]) => [name, wireName]));
  const known = Object.entries(fields).map(([name, value]) => [wireNames.get(name) ?? name, value]);
  return { ...extra, ...Object.fromEntries(known) };
}
