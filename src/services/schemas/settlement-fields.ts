import * as v from 'valibot';
import { type Sats, toSats } from '@/domain/primitives/amount';
import { NETWORKS } from '@/domain/primitives/network';
import { compareCoins, type GuaranteeCoin } from '@/domain/settlement/coins';
import { MAX_COINS } from '@/domain/settlement/offer-rules';

/* Fields that the canonical texts of settlements share (docs/settlement.md#coins). */

/** Characters. A text over `MAX_COINS` coins has fewer. */
export const MAX_TEXT_LENGTH = 100_000;
/** Characters of an id of the backend. */
const MAX_ID = 200;
const MAX_UNHARDENED = 0x7fffffff;
const MAX_OUTPUT = 0xffffffff;

export const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID));
export const hashOrNone = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/));
export const addressField = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{0,90}$/));
export const partyField = v.strictObject({ id: idField, key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)) });

export const wholeNumber = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:0|[1-9]\d{0,15})$/),
    v.transform(Number),
    v.check((value) => value <= max && value >= min),
  );

export const satsField = v.pipe(
  wholeNumber(Number.MAX_SAFE_INTEGER),
  v.check((value) => value > 0 && toSats(value) !== null),
  v.transform((value) => value as Sats),
);

const coinSchema = v.strictObject({
  order: wholeNumber(MAX_UNHARDENED),
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  value: satsField,
  vout: wholeNumber(MAX_OUTPUT),
});

/** Sorted, without doubles. */
export const coinsField = v.pipe(
  v.array(coinSchema),
  v.minLength(1),
  v.maxLength(MAX_COINS),
  v.check((coins) => areSorted(coins)),
);

function areSorted(coins: readonly GuaranteeCoin[]): boolean {
  return coins.every((coin, at) => {
    const before = coins[at - 1];
    return before === undefined || compareCoins(before, coin) < 0;
  });
}

/** The fields that every text has. */
export const commonFields = {
  coins: coinsField,
  contract: idField,
  guarantee: idField,
  network: v.picklist(NETWORKS),
  number: wholeNumber(999_999_999, 1),
  terms: hashOrNone,
};

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseCanonical<Value>(
  text: string,
  schema: v.GenericSchema<unknown, Value>,
  format: (value: Value) => string,
): Value | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const { success, output } = v.safeParse(schema, parseJson(text), { abortEarly: true });
  return success && format(output) === text ? output : null;
}

/** `undefined` if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
