import * as v from 'valibot';
import { isCalendarDate } from '@/domain/primitives/dates';
import { NETWORKS } from '@/domain/primitives/network';
import { normalizeText } from '@/domain/seals/canonical-text';
import { formatOffer, OFFER_FORMAT, type Offer } from '@/domain/settlement/offer';
import { LONGEST_REASON, OUTPUT_ORDER } from '@/domain/settlement/offer-rules';
import {
  addressField,
  coinsField,
  hashOrNone,
  idField,
  MAX_TEXT_LENGTH,
  parseJson,
  partyField,
  satsField,
  wholeNumber,
} from '@/services/schemas/settlement-fields';

/* Settlement offers as a text (docs/settlement.md#settlement-offers). */

const outputSchema = v.strictObject({ address: addressField, to: v.picklist(OUTPUT_ORDER), value: satsField });

const offerSchema: v.GenericSchema<unknown, Offer> = v.pipe(
  v.strictObject({
    answers: hashOrNone,
    coins: coinsField,
    contract: idField,
    expires: v.pipe(v.string(), v.check(isCalendarDate)),
    format: v.literal(OFFER_FORMAT),
    from: partyField,
    guarantee: idField,
    kind: v.picklist(['proposal', 'confidential']),
    network: v.picklist(NETWORKS),
    number: wholeNumber(999_999_999, 1),
    outputs: v.pipe(v.array(outputSchema), v.minLength(1), v.maxLength(OUTPUT_ORDER.length)),
    reason: v.pipe(
      v.string(),
      v.maxLength(LONGEST_REASON),
      v.check((text) => normalizeText(text) === text),
    ),
    terms: hashOrNone,
  }),
  v.transform(({ format: _format, ...offer }) => offer),
);

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseOffer(text: string): Offer | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const { success, output } = v.safeParse(offerSchema, parseJson(text), { abortEarly: true });
  return success && isInOrder(output) && formatOffer(output) === text ? output : null;
}

/** One output for each role, in their order. */
function isInOrder({ outputs }: Offer): boolean {
  const places = outputs.map(({ to }) => OUTPUT_ORDER.indexOf(to));
  return places.every((place, at) => at === 0 || (places[at - 1] ?? 0) < place);
}
