import * as v from 'valibot';
import type { Result } from '@/domain/primitives/errors';
import { NETWORKS } from '@/domain/primitives/network';
import { compareCodeUnits, formatTerms, normalizeText, TERMS_FORMAT } from '@/domain/terms/canonical-text';
import type { Terms, TermsGuarantee } from '@/domain/terms/terms';
import { parseJson } from '@/services/schemas/parse-json';

/* Terms as a text (docs/terms.md#the-text). */

/** Characters. Terms of a thousand guarantees take about one million. */
export const MAX_TERMS_LENGTH = 8 * 1024 * 1024;

/** Why a text is not terms. */
export type TermsProblem =
  | 'too-large'
  | 'not-terms' // not JSON, or a field is missing or wrong
  | 'newer-format'
  | 'not-canonical'; // the same content in another form, whose hash proves nothing

const text = v.string();
const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
const hashOrNone = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{64})?$/));
const publicKey = v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/));

const ownerSchema = v.strictObject({ id: nonEmptyText, key: publicKey });
const nobodySchema = v.strictObject({ id: v.literal(''), key: v.literal('') });
const arbitratorSchema = v.strictObject({ id: nonEmptyText, key: nonEmptyText });

const guaranteeSchema: v.GenericSchema<unknown, TermsGuarantee> = v.pipe(
  v.strictObject({
    id: nonEmptyText,
    depositor: text,
    amount: v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,15})$/)),
    description: text,
    valid_until: text,
    conditions: text,
    verification_process: text,
  }),
  v.transform(({ valid_until, verification_process, ...rest }) => ({
    validUntil: valid_until,
    verificationProcess: verification_process,
    ...rest,
  })),
);

const formatSchema = v.looseObject({ format: v.pipe(v.string(), v.startsWith('aval-terms-')) });

const termsSchema: v.GenericSchema<unknown, Terms> = v.pipe(
  v.strictObject({
    format: v.literal(TERMS_FORMAT),
    network: v.picklist(NETWORKS),
    contract: nonEmptyText,
    revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)),
    previous: hashOrNone,
    title: text,
    description: text,
    pdf: hashOrNone,
    owner: ownerSchema,
    counterparty: v.union([ownerSchema, nobodySchema]),
    arbitrator: arbitratorSchema,
    guarantees: v.array(guaranteeSchema),
  }),
  // With the same key for both parties, its holder could sign for both.
  v.check(({ owner, counterparty }) => owner.key !== counterparty.key),
  v.transform(({ format: _format, ...terms }) => terms),
);

/** Parses a canonical text. The result serialises to exactly this text. */
export function parseTerms(termsText: string): Result<Terms, TermsProblem> {
  if (termsText.length > MAX_TERMS_LENGTH) return { ok: false, error: 'too-large' };
  const value = parseJson(termsText);
  const { success, output } = v.safeParse(termsSchema, value, { abortEarly: true });
  if (success)
    return isNormal(output) && formatTerms(output) === termsText
      ? { ok: true, value: output }
      : { ok: false, error: 'not-canonical' };
  const isNewer = v.is(formatSchema, value) && value.format !== TERMS_FORMAT;
  return { ok: false, error: isNewer ? 'newer-format' : 'not-terms' };
}

/** Texts in NFC with `\n` line ends, guarantees in order, and no duplicate ids: the only form that this app builds. */
function isNormal({ title, description, guarantees }: Terms): boolean {
  const texts = guarantees.flatMap((each) => [
    each.description,
    each.validUntil,
    each.conditions,
    each.verificationProcess,
  ]);
  const isInOrder = guarantees.every(
    ({ id }, at) => at === 0 || compareCodeUnits(guarantees[at - 1]?.id ?? '', id) < 0,
  );
  return isInOrder && [title, description, ...texts].every((each) => normalizeText(each) === each);
}
