import * as v from 'valibot';
import { NETWORKS } from '@/domain/primitives/network';
import { compareCoins, type GuaranteeCoin, MAX_COINS } from '@/domain/returns/coins';
import { formatReturn, RETURN_FORMAT, type ReturnPlan } from '@/domain/returns/return-plan';
import { satoshis } from '@/services/schemas/fields.schema';
import { parseJson } from '@/services/schemas/parse-json';

/* Return dates as a text (docs/terms.md#the-return-text). */

/** Characters. A text over `MAX_COINS` coins has fewer. */
const MAX_TEXT_LENGTH = 100_000;
/** Characters of an id of the backend. */
const MAX_ID = 200;
const MAX_UNHARDENED = 0x7fffffff;
const MAX_OUTPUT = 0xffffffff;
/** A lock time below is a height (BIP65). */
const FIRST_TIME = 500_000_000;
const LAST_TIME = 0xffffffff;
const MAX_RATES = 10;
/** sat/vB */
const MAX_RATE = 10_000;

const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID));
const partyField = v.strictObject({ id: idField, key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)) });

const wholeNumber = (max: number, min = 0) =>
  v.pipe(
    v.string(),
    v.regex(/^(?:0|[1-9]\d{0,15})$/),
    v.transform(Number),
    v.check((value) => value <= max && value >= min),
  );

const coinSchema = v.strictObject({
  order: wholeNumber(MAX_UNHARDENED),
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  value: v.pipe(
    wholeNumber(Number.MAX_SAFE_INTEGER),
    satoshis,
    v.check((value) => value > 0),
  ),
  vout: wholeNumber(MAX_OUTPUT),
});

const planSchema: v.GenericSchema<unknown, ReturnPlan> = v.pipe(
  v.strictObject({
    address: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,90}$/)),
    coins: v.pipe(
      v.array(coinSchema),
      v.minLength(1),
      v.maxLength(MAX_COINS),
      v.check((coins) => areSorted(coins)),
    ),
    contract: idField,
    format: v.literal(RETURN_FORMAT),
    from: wholeNumber(LAST_TIME, FIRST_TIME),
    guarantee: idField,
    network: v.picklist(NETWORKS),
    number: wholeNumber(999_999_999, 1),
    payee: partyField,
    payer: partyField,
    rates: v.pipe(
      v.array(wholeNumber(MAX_RATE, 1)),
      v.minLength(1),
      v.maxLength(MAX_RATES),
      v.check((rates) => rates.every((rate, at) => at === 0 || (rates[at - 1] ?? 0) < rate)),
    ),
    terms: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/)),
  }),
  v.check(({ payee, payer }) => payee.key !== payer.key),
  v.transform(({ format: _format, ...plan }) => plan),
);

/** Without doubles. */
function areSorted(coins: readonly GuaranteeCoin[]): boolean {
  return coins.every((coin, at) => {
    const before = coins[at - 1];
    return before === undefined || compareCoins(before, coin) < 0;
  });
}

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseReturn(text: string): ReturnPlan | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const { success, output } = v.safeParse(planSchema, parseJson(text), { abortEarly: true });
  return success && formatReturn(output) === text ? output : null;
}
