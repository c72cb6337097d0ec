import * as v from 'valibot';
import { fail, type Result } from '@/domain/primitives/errors';
import { MAX_FILE_LENGTH } from '@/domain/recovery/recovery-file';
import type { Certificate, CertificateFault, CertificateSignature } from '@/domain/terms/certificate';
import { TERMS_ROLES } from '@/domain/terms/terms';
import { parseJson } from '@/services/schemas/parse-json';
import { parseTerms } from '@/services/schemas/terms';

/* Signed terms as a file (docs/terms.md#certificate). */

const FORMAT = 'aval-sealed-terms';
const VERSION = 1;

const signatureSchema: v.GenericSchema<unknown, CertificateSignature> = v.pipe(
  v.object({
    role: v.picklist(TERMS_ROLES),
    key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)),
    address: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{20,60}$/)),
    signature: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/)),
    made_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.transform(({ made_at, ...rest }) => ({ ...rest, madeAt: made_at })),
);

const formatSchema = v.looseObject({ format: v.literal(FORMAT) });

const certificateSchema = v.object({
  version: v.literal(VERSION),
  terms: v.pipe(v.string(), v.nonEmpty()),
  signatures: v.pipe(v.array(signatureSchema), v.minLength(1)),
});

/** The shape of a file, and of an entry in a recovery file. */
export function toWireCertificate({ text, signatures }: Certificate) {
  return {
    format: FORMAT,
    version: VERSION,
    terms: text,
    signatures: signatures.map(({ role, key, address, signature, madeAt }) => ({
      role,
      key,
      address,
      signature,
      made_at: madeAt,
    })),
  };
}

/** The text of a certificate's file. */
export function formatCertificate(certificate: Certificate): string {
  return `${JSON.stringify(toWireCertificate(certificate), null, 2)}\n`;
}

/** Parses the text of a certificate's file. Whether its signatures are valid is checked elsewhere. */
export function parseCertificate(fileText: string): Result<Certificate, CertificateFault> {
  if (fileText.length > MAX_FILE_LENGTH) return fail({ problem: 'not-a-certificate' });
  // Editors may add a byte order mark.
  const file = parseJson(fileText.replace(/^\ufeff/, ''));
  return file === undefined ? fail({ problem: 'damaged' }) : readCertificate(file);
}

/** Reads an entry of a recovery file, or a file. */
export function readCertificate(file: unknown): Result<Certificate, CertificateFault> {
  if (!v.is(formatSchema, file)) return fail({ problem: 'not-a-certificate' });
  if ('version' in file && typeof file.version === 'number' && file.version > VERSION)
    return fail({ problem: 'newer-version' });
  const { success, output, issues } = v.safeParse(certificateSchema, file, { abortEarly: true });
  if (!success) return fail({ problem: 'damaged', field: v.getDotPath(issues[0]) ?? '' });
  const { terms: text, signatures } = output;
  if (new Set(signatures.map(({ role }) => role)).size < signatures.length)
    return fail({ problem: 'damaged', field: 'signatures' });
  const terms = parseTerms(text);
  if (terms.ok) return { ok: true, value: { terms: terms.value, text, signatures } };
  return fail(terms.error === 'newer-format' ? { problem: 'newer-version' } : { problem: 'damaged', field: 'terms' });
}
