import * as v from 'valibot';
import { isRecord } from '@/domain/primitives/records';
import { nameId } from '@/services/schemas/fields.schema';

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
  /** Fields that are unknown or could not be read, as received; a PUT sends them back (docs/api.md#conventions). */
  extra?: Record<string, unknown>;
}

export interface RecordSpec<Entries extends v.ObjectEntries, FieldNames> {
  entries: Entries;
  names: FieldNames;
}

/** Stands in for a value that cannot be read. */
const UNREAD = Symbol('unread');

/**
 * Describes a wire record: fields by wire name, and the domain names that differ. A field that may be absent is as good as absent if
 * it cannot be read.
 * @param decisive fields without which the record says nothing: it cannot be read without them
 */
export function describeRecord<Entries extends v.ObjectEntries, const FieldNames extends Names<Entries>>(
  entries: Entries,
  names: FieldNames,
  decisive: readonly (keyof Entries)[] = [],
): RecordSpec<Entries, FieldNames> {
  const tolerant = Object.entries(entries).map(([name, entry]) => {
    const isStrict = decisive.includes(name) || !v.safeParse(entry, undefined).success;
    return [name, isStrict ? entry : v.fallback(entry as v.GenericSchema<unknown, unknown>, UNREAD)];
  });
  return { entries: Object.fromEntries(tolerant) as Entries, names };
}

/** The same as this browser writes it: every field is as described, or set aside with `setAside`. */
export function describeStored<Entries extends v.ObjectEntries, const FieldNames extends Names<Entries>>(
  entries: Entries,
  names: FieldNames,
): RecordSpec<Entries, FieldNames> {
  const strict = Object.entries(entries).map(([name, entry]) => [name, v.union([entry as v.GenericSchema, SET_ASIDE])]);
  return { entries: Object.fromEntries(strict) as Entries, names };
}

const SET_ASIDE = v.pipe(
  v.strictObject({ unread: v.unknown() }),
  v.transform(() => UNREAD),
);

/** How a value that could not be read stands in local storage. */
export function setAside(value: unknown): unknown {
  return { unread: value };
}

function takeBack(value: unknown): unknown {
  return v.is(SET_ASIDE, value) ? (value as { unread: unknown }).unread : value;
}

type Output<Entries extends v.ObjectEntries, FieldNames> = Renamed<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  FieldNames
> &
  WithExtra;

interface Reading {
  /** Refuses a record that lacks a field, although the field may be absent by its own schema. */
  complete?: boolean;
  /** Leaves a field out that cannot be read, as it does an absent one. */
  partial?: boolean;
  /** Keeps empty texts and lists in `extra`, since the record will be written back. */
  keepsEmpty?: boolean;
}

/** Reads a record: validates its fields under their wire names, then renames them. */
export function readRecord<Entries extends v.ObjectEntries, FieldNames>(
  { entries, names }: RecordSpec<Entries, FieldNames>,
  { complete = false, ...reading }: Reading = {},
): v.GenericSchema<unknown, Output<Entries, FieldNames>> {
  const toDomain = renameFields(entries, names as Names<Entries>, reading);
  const fields: v.GenericSchema<unknown, Record<string, unknown>> = v.looseObject(entries);
  const required = complete ? Object.keys(entries) : [];
  return v.pipe(
    v.unknown(),
    v.check((value) => required.every((name) => isRecord(value) && name in value)),
    v.transform(keepReceived),
    fields,
    v.transform((record) => toDomain(record) as Output<Entries, FieldNames>),
  );
}

/** Where the whole record goes along as it came. No field of a backend has this name. */
const RECEIVED = '\u0000received';

function keepReceived(value: unknown): unknown {
  return isRecord(value) ? { ...(nameId(value) as object), [RECEIVED]: value } : value;
}

function renameFields<Entries extends v.ObjectEntries>(
  entries: Entries,
  names: Names<Entries>,
  { partial = false, keepsEmpty = false }: Reading,
) {
  const domainNames = new Map(Object.keys(entries).map((name) => [name, names[name] ?? name]));
  const absent = (name: string) => v.parse(entries[name] as v.GenericSchema, undefined);
  return ({ [RECEIVED]: received, ...record }: Record<string, unknown>): Record<string, unknown> => {
    const renamed: Record<string, unknown> = {};
    let extra: Record<string, unknown> | null = null;
    // `looseObject` has dropped `__proto__`, so plain assignment is safe.
    for (const name of Object.keys(record)) {
      const domainName = domainNames.get(name);
      const isUnread = record[name] === UNREAD;
      if (domainName !== undefined && !(isUnread && partial))
        renamed[domainName] = isUnread ? absent(name) : record[name];
      const raw = (received as Record<string, unknown> | undefined)?.[name];
      const isKnown = domainName !== undefined && !isUnread;
      if (isKnown && !(keepsEmpty && isEmpty(raw))) continue;
      extra ??= {};
      extra[name] = domainName === undefined ? record[name] : takeBack(raw);
    }
    return extra === null ? renamed : { ...renamed, extra };
  };
}

/** An empty text or list, which reads as an absent one does. */
export function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
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

/** Writes a record under its wire names, what was not read included. Values are not converted. */
export function writeRecord<FieldNames extends Readonly<Record<string, string>>>(
  names: FieldNames,
  record: object,
  writeUnread: (value: unknown) => unknown = (value) => value,
): Record<string, unknown> {
  const { extra = {}, ...fields }: WithExtra = record;
  const wireNames = new Map(Object.entries(names).map(([wireName, name]) => [name, wireName]));
  const known = Object.entries(fields).map(([field, value]): [string, unknown] => {
    const name = wireNames.get(field) ?? field;
    const isUnread = (value === null || value === '') && Object.hasOwn(extra, name);
    return [name, isUnread ? writeUnread(extra[name]) : value];
  });
  return { ...extra, ...Object.fromEntries(known) };
}
