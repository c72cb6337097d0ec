import * as v from 'valibot';
import { isEvidenceName, toNameKey } from '@/domain/evidence/evidence-names';
import type {
  EvidenceLogEntry,
  EvidenceMessage,
  EvidenceOffer,
  EvidenceReturn,
  ListedOffer,
} from '@/domain/evidence/evidence-records';
import {
  EVIDENCE_FORMAT,
  EVIDENCE_SOURCES,
  EVIDENCE_VERSION,
  formatManifest,
  MANIFEST_FILES,
  type Manifest,
} from '@/domain/evidence/manifest';
import { MAX_EVIDENCE_BYTES, MAX_EVIDENCE_ENTRIES } from '@/domain/evidence/zip-problem';
import { isHex } from '@/domain/primitives/hex';
import { NETWORKS } from '@/domain/primitives/network';
import type { PaymentProof } from '@/domain/proofs/payment-proof';
import { compareCodeUnits } from '@/domain/seals/canonical-text';
import { TERMS_ROLES } from '@/domain/seals/terms';
import { MAX_COINS } from '@/domain/settlement/offer-rules';
import { addressField, idField, MAX_TEXT_LENGTH, parseJson, wholeNumber } from '@/services/schemas/settlement-fields';

/* The files of an evidence file (docs/settlement.md#evidence-file). Whether they are true is checked elsewhere. */

/** Characters. */
const MAX_LIST = 64 * 1024 * 1024;
const MAX_ENTRIES = 200_000;

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const statement = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{87}=$/));
const signatureText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{86}$/));
const textOrNone = v.nullable(v.string());

const entrySchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => isEvidenceName(name) && !(MANIFEST_FILES as readonly string[]).includes(name)),
  ),
  sha256: hash,
  size: wholeNumber(MAX_EVIDENCE_BYTES),
  source: v.picklist(EVIDENCE_SOURCES),
});

const manifestSchema: v.GenericSchema<unknown, Manifest> = v.pipe(
  v.strictObject({
    by: v.strictObject({
      id: idField,
      key: v.pipe(v.string(), v.regex(/^0[23][0-9a-f]{64}$/)),
      role: v.picklist(TERMS_ROLES),
    }),
    contract: idField,
    files: v.pipe(v.array(entrySchema), v.maxLength(MAX_EVIDENCE_ENTRIES)),
    format: v.literal(EVIDENCE_FORMAT),
    made_at: v.pipe(v.string(), v.isoTimestamp()),
    network: v.picklist(NETWORKS),
    version: v.literal(EVIDENCE_VERSION),
  }),
  v.check(({ files }) => areInOrder(files.map(({ name }) => name))),
  v.transform(({ made_at, format: _format, version: _version, ...rest }) => ({ ...rest, madeAt: made_at })),
);

function areInOrder(names: readonly string[]): boolean {
  const isSorted = names.every((name, at) => at === 0 || compareCodeUnits(names[at - 1] ?? '', name) < 0);
  return isSorted && new Set(names.map(toNameKey)).size === names.length;
}

const versionSchema = v.looseObject({ format: v.literal(EVIDENCE_FORMAT), version: v.number() });

/** Parses a canonical manifest. The result serialises to exactly this text. */
export function parseManifest(text: string): Manifest | 'newer-version' | null {
  if (text.length > MAX_LIST) return null;
  const file = parseJson(text);
  if (v.is(versionSchema, file) && file.version > EVIDENCE_VERSION) return 'newer-version';
  const { success, output } = v.safeParse(manifestSchema, file, { abortEarly: true });
  return success && formatManifest(output) === text ? output : null;
}

const messageSchema: v.GenericSchema<unknown, EvidenceMessage> = v.strictObject({
  id: v.string(),
  sender: textOrNone,
  sentAt: textOrNone,
  text: textOrNone,
});

const logSchema: v.GenericSchema<unknown, EvidenceLogEntry> = v.strictObject({
  kind: v.string(),
  proof: v.string(),
  at: textOrNone,
  guarantee: textOrNone,
  person: textOrNone,
  amount: textOrNone,
  link: textOrNone,
  hash: textOrNone,
});

const listedSchema: v.GenericSchema<unknown, ListedOffer> = v.strictObject({
  by: v.picklist(TERMS_ROLES),
  expires: v.string(),
  guarantee: v.string(),
  kind: v.picklist(['proposal', 'confidential']),
  number: v.string(),
  state: v.picklist(['open', 'countered', 'declined', 'expired', 'accepted', 'settled', 'void']),
});

const offerSchema: v.GenericSchema<unknown, EvidenceOffer> = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  statement,
  acceptances: v.pipe(
    v.array(
      v.strictObject({ address: addressField, signatures: v.pipe(v.array(signatureText), v.maxLength(MAX_COINS)) }),
    ),
    v.maxLength(10),
  ),
});

const returnSchema: v.GenericSchema<unknown, EvidenceReturn> = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)),
  statement,
  signatures: v.pipe(v.array(v.pipe(v.array(signatureText), v.maxLength(10))), v.maxLength(MAX_COINS)),
});

const hex = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => isHex(text) && text === text.toLowerCase(), 'no hex in lower case'),
);
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(0x7fffffff));
const branch = v.pipe(v.array(hash), v.maxLength(32));

const proofSchema: v.GenericSchema<unknown, PaymentProof> = v.strictObject({
  height: place,
  transaction: hex,
  position: place,
  branch,
  first: v.strictObject({ transaction: hex, branch }),
  headers: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{160}$/))), v.maxLength(100)),
});

/** `received`: `no` if the server did not answer: nothing is known then, which is not the same as nothing. */
const receivedSchema = <Entry>(format: string, entry: v.GenericSchema<unknown, Entry>) =>
  v.variant('received', [
    v.strictObject({ format: v.literal(format), received: v.literal('no') }),
    v.strictObject({
      format: v.literal(format),
      received: v.literal('yes'),
      entries: v.pipe(v.array(entry), v.maxLength(MAX_ENTRIES)),
    }),
  ]);

const MESSAGES = 'aval-evidence-messages-1';
const LOG = 'aval-evidence-log-1';
const OFFERS = 'aval-evidence-offers-1';
const messagesSchema = receivedSchema(MESSAGES, messageSchema);
const logFileSchema = receivedSchema(LOG, logSchema);
const offersSchema = receivedSchema(OFFERS, listedSchema);

/** `undefined`: not such a file; `null`: it was not received. */
type List<Entry> = Entry[] | null | undefined;

export const parseMessages = (text: string): List<EvidenceMessage> => readList(messagesSchema, text);
export const parseLog = (text: string): List<EvidenceLogEntry> => readList(logFileSchema, text);
export const parseOfferList = (text: string): List<ListedOffer> => readList(offersSchema, text);

/** @param entries `null`: not received */
export const formatMessages = (entries: readonly EvidenceMessage[] | null): string => formatList(MESSAGES, entries);
export const formatLog = (entries: readonly EvidenceLogEntry[] | null): string => formatList(LOG, entries);
export const formatOfferList = (entries: readonly ListedOffer[] | null): string => formatList(OFFERS, entries);

function formatList(format: string, entries: readonly unknown[] | null): string {
  return toFile(entries === null ? { format, received: 'no' } : { format, received: 'yes', entries });
}

export const parseEvidenceOffer = (text: string): EvidenceOffer | null => read(offerSchema, text);
export const parseEvidenceReturn = (text: string): EvidenceReturn | null => read(returnSchema, text);
export const parseEvidenceProof = (text: string): PaymentProof | null => read(proofSchema, text);

/** The text of a file. */
export function toFile(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function readList<Entry>(
  schema: v.GenericSchema<unknown, { received: 'no' } | { received: 'yes'; entries: Entry[] }>,
  text: string,
): List<Entry> {
  const list = read(schema, text);
  if (list === null) return undefined;
  return list.received === 'no' ? null : list.entries;
}

function read<Output>(schema: v.GenericSchema<unknown, Output>, text: string): Output | null {
  if (text.length > MAX_LIST) return null;
  const { success, output } = v.safeParse(schema, parseJson(text), { abortEarly: true });
  return success ? output : null;
}
