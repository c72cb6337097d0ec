import * as v from 'valibot';
import { isCalendarDate } from '@/domain/primitives/dates';
import { NETWORKS } from '@/domain/primitives/network';
import { normalizeText } from '@/domain/seals/canonical-text';
import {
  AWARD_FILE_FORMAT,
  AWARD_FILE_VERSION,
  AWARD_FORMAT,
  AWARD_ROLES,
  type Award,
  formatAward,
  type SignedAward,
} from '@/domain/settlement/award';
import {
  addressField,
  coinsField,
  hashOrNone,
  idField,
  MAX_TEXT_LENGTH,
  parseCanonical,
  parseJson,
  satsField,
  wholeNumber,
} from '@/services/schemas/settlement-fields';

/* The arbitrator's decisions, as a text and as a file (docs/settlement.md#decision). */

/** Characters. */
export const LONGEST_REASONS = 20_000;
export const LONGEST_COSTS = 1_000;
export const LONGEST_PLACE = 100;
/** Of each party one for each decision would be two. */
const MAX_EVIDENCE = 20;
const MAX_GUARANTEES = 50;
const MAX_OUTPUTS = 10;
/** Characters of a file: the text, and a PSBT over as many coins as a text may have. */
export const MAX_AWARD_FILE = 600_000;
const MAX_PSBT = 400_000;
const MAX_PATH = 25;

const textField = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((text) => normalizeText(text) === text),
  );

const outputSchema = v.strictObject({
  address: v.pipe(addressField, v.nonEmpty()),
  to: v.picklist(AWARD_ROLES),
  value: satsField,
});

const awardSchema: v.GenericSchema<unknown, Award> = v.pipe(
  v.strictObject({
    coins: coinsField,
    contract: idField,
    costs: textField(LONGEST_COSTS),
    date: v.pipe(v.string(), v.check(isCalendarDate)),
    evidence: v.pipe(
      v.array(v.pipe(hashOrNone, v.nonEmpty())),
      v.maxLength(MAX_EVIDENCE),
      v.check((items) => areDistinct(items)),
    ),
    final: v.picklist(['yes', 'no']),
    format: v.literal(AWARD_FORMAT),
    guarantees: v.pipe(
      v.array(idField),
      v.minLength(1),
      v.maxLength(MAX_GUARANTEES),
      v.check((items) => areDistinct(items)),
    ),
    network: v.picklist(NETWORKS),
    number: wholeNumber(999_999_999, 1),
    outputs: v.pipe(
      v.array(outputSchema),
      v.minLength(1),
      v.maxLength(MAX_OUTPUTS),
      // One change: several could be too small to be spent again.
      v.check((outputs) => outputs.filter(({ to }) => to === 'guarantee').length <= 1),
    ),
    place: textField(LONGEST_PLACE),
    reasons: v.pipe(textField(LONGEST_REASONS), v.nonEmpty()),
    terms: hashOrNone,
  }),
  v.transform(({ format: _format, final, ...award }): Award => ({ ...award, isFinal: final === 'yes' })),
);

function areDistinct(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

/** Parses a canonical text; `null` if it is anything else. The result serialises to exactly this text. */
export function parseAward(text: string): Award | null {
  return parseCanonical(text, awardSchema, formatAward);
}

const fileSchema = v.strictObject({
  format: v.literal(AWARD_FILE_FORMAT),
  version: v.literal(AWARD_FILE_VERSION),
  award: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)),
  path: v.pipe(v.string(), v.maxLength(MAX_PATH), v.regex(/^(?:0|[1-9]\d*)\/(?:0|[1-9]\d*)$/)),
  signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/)),
  psbt: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PSBT), v.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});

/** Parses the file of a decision; `null` if it is anything else. Nothing is verified here. */
export function parseAwardFile(text: string): SignedAward | null {
  if (text.length > MAX_AWARD_FILE) return null;
  const { success, output } = v.safeParse(fileSchema, parseJson(text), { abortEarly: true });
  const award = success ? parseAward(output.award) : null;
  if (!success || award === null) return null;
  const { key, path, psbt } = output;
  return { award, text: output.award, key, path, statement: output.signature, psbt };
}

/** Whether a text is the file of a decision, of any version, or a damaged one. */
export function isAwardText(text: string): boolean {
  return text.length <= MAX_AWARD_FILE && /"format"\s*:\s*"aval-award"/.test(text);
}
