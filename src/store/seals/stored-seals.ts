import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { TERMS_ROLES } from '@/domain/seals/terms';
import { parseTerms } from '@/services/schemas/terms';

const storedSchema = v.object({
  signed: v.array(
    v.object({
      hash: v.string(),
      text: v.string(),
      signatures: v.array(v.object({ role: v.picklist(TERMS_ROLES), signature: v.string(), madeAt: v.string() })),
    }),
  ),
  pdfs: v.record(v.string(), v.string()),
});

type Stored = v.InferOutput<typeof storedSchema>;

/** `unread`: terms of a later version of this program, which are stored again as they are. */
export function toStored({ signed, pdfs }: SealRecord, unread: Stored['signed']): Stored {
  const own = signed.map(({ hash, text, signatures }) => ({
    hash,
    text,
    signatures: signatures.map((each) => ({ ...each })),
  }));
  return { signed: [...own, ...unread], pdfs: { ...pdfs } };
}

export function parseStored(stored: unknown): { record: SealRecord; unread: Stored['signed'] } {
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
  return { record: { signed, pdfs: output.pdfs }, unread };
}

export function listStoredHashes(stored: unknown): string[] {
  return v.is(storedSchema, stored) ? stored.signed.map(({ hash }) => hash) : [];
}
