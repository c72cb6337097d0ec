import * as v from 'valibot';
import type { Guarantee } from '@/domain/models';
import { parseWireBtc, type Sats, toSats } from '@/domain/primitives/amount';
import { readCalendarDate, readMoment } from '@/domain/primitives/dates';
import { isRecord } from '@/domain/primitives/records';

/*
 * Field rules of the tolerant reader (docs/api.md#conventions). Some backends send an empty text for an absent value.
 */

/** Characters; ids are stored on the device together with remembered keys. */
const MAX_ID_LENGTH = 200;

/** A string or a safe integer, as received; of a whole record its id. */
export const idField = v.pipe(
  v.unknown(),
  v.transform(takeId),
  v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID_LENGTH)), v.pipe(v.number(), v.safeInteger())]),
);

function takeId(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const name = ['id', '_id', '$oid'].find((each) => Object.hasOwn(value, each));
  return name === undefined ? value : takeId(value[name]);
}

/** The record with its id under that name. */
export function nameId(value: unknown): unknown {
  if (!isRecord(value) || Object.hasOwn(value, 'id') || !Object.hasOwn(value, '_id')) return value;
  return { ...value, id: value._id };
}

export const txidField = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());

export const satoshis = v.pipe(
  v.number(),
  v.check((value) => toSats(value) !== null, 'not an amount in satoshis'),
  v.transform((value) => value as Sats),
);

const btcValue = v.pipe(
  v.union([v.string(), v.number()]),
  v.rawTransform(({ dataset, addIssue, NEVER }): Sats => {
    const parsed = parseWireBtc(dataset.value);
    if (parsed.ok) return parsed.sats;
    addIssue({ message: `not an amount: ${parsed.issue}` });
    return NEVER;
  }),
);

const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** `null` if the field is absent, null or empty. */
function toNullable<T>(schema: v.GenericSchema<unknown, T>) {
  const nullable = v.pipe(v.unknown(), v.transform(blankAsNull), v.nullable(schema));
  return v.nullish(nullable, null);
}

function blankAsNull(value: unknown): unknown {
  return value === '' ? null : value;
}

/** A BTC amount, decimal text or number; an unreadable amount is an error. */
export const amountField = toNullable(btcValue);

export const optionalId = toNullable(idField);
/** Where a text is expected, a number is its digits. */
const digitsOrText = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())]),
  v.transform((value) => String(value)),
);
export const optionalText = toNullable(digitsOrText);
/** A date as received; some backends send a number, which is no date. */
export const dateField = toNullable(v.union([v.string(), v.number()]));
/** A whole number, also as text. */
export const optionalWhole = toNullable(wholeNumber);

/** A moment as received; one that is counted from 1970 in ISO 8601. */
export const optionalMoment = toNullable(
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite())]),
    v.transform((value) => readMoment(value)),
  ),
);

/** Text; empty if absent. */
export const textField = v.nullish(digitsOrText, '');

const FLAGS = new Map<unknown, boolean>([true, 1, '1', 'true'].map((value) => [value, true]));
for (const value of [false, 0, '0', 'false', '']) FLAGS.set(value, false);

/** Databases without booleans send 0 and 1, forms send text. An absent flag is unknown. */
export const flagField = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => FLAGS.get(typeof value === 'string' ? value.toLowerCase() : value)),
    v.boolean(),
  ),
  null,
);

/** Entries that are `null` are none: so a database joins an empty list. */
const listItems = v.pipe(
  v.unknown(),
  v.transform((list) => (Array.isArray(list) ? list.filter((item) => item !== null) : list)),
);

/**
 * An array; `null` if it is absent or null, which is not the same as empty. With an entry that cannot be read the list is not known
 * either.
 */
export function optionalListOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.nullish(v.pipe(listItems, v.array(item)), null);
}

/** An array; null or absent is an empty list. */
export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.nullish(v.pipe(listItems, v.array(item)), []);
}

/** Ids, one alone too; those that cannot be read are left out. */
export const idsField = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((value) => (Array.isArray(value) ? value : [value]).filter((each) => v.is(idField, each))),
    v.array(idField),
  ),
  [],
);

/* Values that a record keeps as they were received, beside what was read from them. */

type Received<Fields> = Omit<Fields, 'validUntil'> & { validUntil?: string | number | null };
type Dated<Fields> = Fields & Pick<Guarantee, 'sentDate'>;

/** Reduces the date to the calendar date that everything else uses, and keeps it as it was received. */
export function reduceDate<Fields extends { validUntil?: string | null }>(guarantee: Received<Fields>): Dated<Fields> {
  const { validUntil: sent } = guarantee;
  if (sent === undefined || sent === null) return guarantee as Dated<Fields>;
  const validUntil = toDateText(sent);
  return { ...guarantee, validUntil, ...(validUntil === sent ? {} : { sentDate: sent }) } as Dated<Fields>;
}

/** The calendar date, or the text of an unknown one. */
export function toDateText(sent: string | number): string {
  return readCalendarDate(String(sent)) ?? String(sent);
}
