import * as v from 'valibot';
import { formatReturn, RETURN_FORMAT, type ReturnPlan } from '@/domain/settlement/return-plan';
import {
  addressField,
  commonFields,
  parseCanonical,
  partyField,
  wholeNumber,
} from '@/services/schemas/settlement-fields';

/* Return dates as a text (docs/settlement.md#return-date). */

/** A lock time below is a height (BIP65). */
const FIRST_TIME = 500_000_000;
const LAST_TIME = 0xffffffff;
const MAX_RATES = 10;
/** sat/vB */
const MAX_RATE = 10_000;

const planSchema: v.GenericSchema<unknown, ReturnPlan> = v.pipe(
  v.strictObject({
    ...commonFields,
    address: v.pipe(addressField, v.nonEmpty()),
    format: v.literal(RETURN_FORMAT),
    from: wholeNumber(LAST_TIME, FIRST_TIME),
    payee: partyField,
    payer: partyField,
    rates: v.pipe(
      v.array(wholeNumber(MAX_RATE, 1)),
      v.minLength(1),
      v.maxLength(MAX_RATES),
      v.check((rates) => rates.every((rate, at) => at === 0 || (rates[at - 1] ?? 0) < rate)),
    ),
  }),
  v.check(({ payee, payer }) => payee.key !== payer.key),
  v.transform(({ format: _format, ...plan }) => plan),
);

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseReturn(text: string): ReturnPlan | null {
  return parseCanonical(text, planSchema, formatReturn);
}
