import * as v from 'valibot';
import { parseWireBtc, type Sats } from '@/domain/primitives/amount';

/*
 * Field rules of the tolerant reader (docs/api.md#conventions). Some backends send an empty text for an absent value.
 */

/** Characters; ids are stored on the device together with remembered keys. */
const MAX_ID_LENGTH = 200;

/** A string or a safe integer, as received. */
export const idField = v.union([
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID_LENGTH)),
  v.pipe(v.number(), v.safeInteger()),
]);

export const txidField = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i), v.toLowerCase());

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

/** An amount that cannot be read, as received. */
export interface UnreadAmount {
  unread: unknown;
}

/** A BTC amount of a record, of which one that cannot be read makes no other record unreadable. */
export const recordAmountField: v.GenericSchema<unknown, Sats | null | UnreadAmount> = v.nullish(
  v.pipe(
    v.unknown(),
    v.transform((received) => {
      const { success, output } = v.safeParse(amountField, received);
      return success ? output : { unread: received };
    }),
  ),
  null,
);

export const optionalId = toNullable(idField);
export const optionalText = toNullable(v.string());
/** A date as received; some backends send a number, which is no date. */
export const dateField = toNullable(v.union([v.string(), v.number()]));
/** A whole number, also as text. */
export const optionalWhole = toNullable(wholeNumber);

/** Text; empty if absent. */
export const textField = v.nullish(v.string(), '');

/** Databases without booleans send 0 and 1. An absent flag is unknown. */
export const flagField = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.picklist([0, 1])]),
    v.transform((flag) => Boolean(flag)),
  ),
  null,
);

/** An array; `null` if it is absent or null, which is not the same as empty. */
export function optionalListOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.nullish(v.array(item), null);
}

/** An array; null or absent is an empty list. */
export function listOf<T>(item: v.GenericSchema<unknown, T>) {
  return v.nullish(v.array(item), []);
}
