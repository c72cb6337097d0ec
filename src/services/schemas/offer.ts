import * as v from 'valibot';
import { isCalendarDate } from '@/domain/primitives/dates';
import { normalizeText } from '@/domain/seals/canonical-text';
import { formatOffer, OFFER_FORMAT, type Offer } from '@/domain/settlement/offer';
import { LONGEST_REASON, OUTPUT_ORDER } from '@/domain/settlement/offer-rules';
import {
  addressField,
  commonFields,
  hashOrNone,
  parseCanonical,
  partyField,
  satsField,
} from '@/services/schemas/settlement-fields';

/* Settlement offers as a text (docs/settlement.md#settlement-offers). */

const outputSchema = v.strictObject({ address: addressField, to: v.picklist(OUTPUT_ORDER), value: satsField });

const offerSchema: v.GenericSchema<unknown, Offer> = v.pipe(
  v.strictObject({
    ...commonFields,
    answers: hashOrNone,
    expires: v.pipe(v.string(), v.check(isCalendarDate)),
    format: v.literal(OFFER_FORMAT),
    from: partyField,
    kind: v.picklist(['proposal', 'confidential']),
    outputs: v.pipe(
      v.array(outputSchema),
      v.minLength(1),
      v.maxLength(OUTPUT_ORDER.length),
      v.check((outputs) => areInOrder(outputs)),
    ),
    reason: v.pipe(
      v.string(),
      v.maxLength(LONGEST_REASON),
      v.check((text) => normalizeText(text) === text),
    ),
  }),
  v.transform(({ format: _format, ...offer }) => offer),
);

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseOffer(text: string): Offer | null {
  return parseCanonical(text, offerSchema, formatOffer);
}

/** One output for each role, in their order. */
function areInOrder(outputs: readonly Pick<Offer['outputs'][number], 'to'>[]): boolean {
  const places = outputs.map(({ to }) => OUTPUT_ORDER.indexOf(to));
  return places.every((place, at) => at === 0 || (places[at - 1] ?? 0) < place);
}
