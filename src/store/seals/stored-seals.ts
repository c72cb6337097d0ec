import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { NETWORKS } from '@/domain/primitives/network';
import type { AcceptedTerms } from '@/domain/seals/accepted-terms';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { TERMS_ROLES, type Terms } from '@/domain/seals/terms';
import { parseTerms } from '@/services/schemas/terms';

/* The record of signed and accepted terms as it is stored on the device. */

const partySchema = v.object({ id: v.string(), key: v.string() });

/** Accepted terms may lack a part, so they have no canonical text. */
const termsSchema: v.GenericSchema<unknown, Terms> = v.object({
  network: v.picklist(NETWORKS),
  contract: v.string(),
  revision: v.number(),
  previous: v.string(),
  title: v.string(),
  description: v.string(),
  pdf: v.string(),
  owner: partySchema,
  counterparty: partySchema,
  arbitrator: partySchema,
  guarantees: v.array(
    v.object({
      id: v.string(),
      depositor: v.string(),
      amount: v.string(),
      description: v.string(),
      validUntil: v.string(),
      conditions: v.string(),
      verificationProcess: v.string(),
    }),
  ),
});

const acceptedSchema: v.GenericSchema<unknown, AcceptedTerms> = v.object({
  terms: termsSchema,
  pdfLink: v.string(),
  at: v.string(),
  invitation: v.exactOptional(v.object({ hash: v.string(), key: v.string(), signature: v.string() })),
  sent: v.exactOptional(termsSchema),
});

const storedSchema = v.object({
  signed: v.array(
    v.object({
      hash: v.string(),
      text: v.string(),
      signatures: v.array(v.object({ role: v.picklist(TERMS_ROLES), signature: v.string(), madeAt: v.string() })),
    }),
  ),
  pdfs: v.record(v.string(), v.string()),
  accepted: v.exactOptional(acceptedSchema),
  saved: v.exactOptional(v.object({ terms: termsSchema, at: v.string() })),
  pins: v.exactOptional(v.object({ order: v.nullable(v.number()), addresses: v.array(v.string()) })),
  isHidden: v.exactOptional(v.boolean()),
});

type Stored = v.InferOutput<typeof storedSchema>;

/** @param stored the record to be replaced: its terms of a later version of this program are stored again as they are */
export function toStored({ signed, ...rest }: SealRecord, stored: unknown): unknown {
  const own = signed.map(({ hash, text, signatures }) => ({
    hash,
    text,
    signatures: signatures.map((each) => ({ ...each })),
  }));
  return structuredClone({ ...rest, signed: [...own, ...splitStored(stored).unread] });
}

/** Throws AppError `unexpected` if it is damaged. */
export function parseStored(stored: unknown): SealRecord {
  return splitStored(stored).record;
}

/** `unread`: terms of a later version. */
function splitStored(stored: unknown): { record: SealRecord; unread: Stored['signed'] } {
  if (stored === undefined) return { record: NO_SEALS, unread: [] };
  const { success, output } = v.safeParse(storedSchema, stored);
  // They are somebody's signatures: better not kept here than overwritten.
  if (!success) throw new AppError('unexpected', 'The remembered terms cannot be read');
  const signed: SignedTerms[] = [];
  const unread: Stored['signed'] = [];
  for (const each of output.signed) {
    const terms = parseTerms(each.text);
    if (terms.ok) signed.push({ ...each, terms: terms.value });
    else unread.push(each);
  }
  return { record: { ...output, signed }, unread };
}

export function listStoredHashes(stored: unknown): string[] {
  return v.is(storedSchema, stored) ? stored.signed.map(({ hash }) => hash) : [];
}
