import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { NETWORKS } from '@/domain/primitives/network';
import {
  isSealed,
  limitOthers,
  mergeRecords,
  NO_TERMS,
  type SignedTerms,
  type TermsRecord,
} from '@/domain/terms/record';
import type { Reference } from '@/domain/terms/reference';
import { TERMS_ROLES, type Terms } from '@/domain/terms/terms';
import { logger } from '@/lib/logger';
import { parseTerms } from '@/services/schemas/terms';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectContractTerms } from '@/store/terms/terms.selectors';
import type { ContractTerms } from '@/store/terms/terms.slice';

export interface RecordOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Signed terms, which outlive the session and a deleted chat (docs/terms.md#the-signature). */
const termsRecords = deviceRecord<TermsRecord, [publicKey: string, contractId: Id]>({
  name: 'seals',
  none: NO_TERMS,
  parse: parseStored,
  serialize: toStored,
});

export function changeTermsRecord(
  { publicKey, contractId }: RecordOwner,
  change: (stored: TermsRecord) => TermsRecord,
): Promise<TermsRecord> {
  return termsRecords.change([publicKey, contractId], change);
}

/** All that this device remembers for the account. Damaged records are left out. */
export async function listTermsRecords(publicKey: string): Promise<TermsRecord[]> {
  return (await termsRecords.listStored(publicKey)).flatMap((stored) => {
    try {
      return [parseStored(stored)];
    } catch (error) {
      logger.warn(`Signed terms cannot be read: ${String(error)}`);
      return [];
    }
  });
}

type KeptRecord = Pick<ContractTerms, 'record' | 'isKept'>;

/** Stored record, or this tab's copy (`known`) if storage fails. */
export function recallRecord(owner: RecordOwner, known: KeptRecord | null): Promise<KeptRecord> {
  // Entries that could not be stored before still count, and are stored now.
  if (known !== null && !known.isKept) return keepRecord(owner, known.record);
  return changeRecord(owner, known?.record ?? NO_TERMS);
}

/** Adds to what is remembered. */
export function keepRecord(owner: RecordOwner, record: TermsRecord): Promise<KeptRecord> {
  return changeRecord(owner, record, (stored) =>
    // Another tab may have seen what is behind an address since.
    limitOthers(mergeRecords(stored, { ...record, pdfs: { ...record.pdfs, ...stored.pdfs } }), owner.publicKey),
  );
}

/** Changes what is remembered, whatever other tabs have added. @param own what this tab knows */
export async function changeRecord(
  { publicKey, contractId }: RecordOwner,
  own: TermsRecord,
  change?: (record: TermsRecord) => TermsRecord,
): Promise<KeptRecord> {
  const { value, isKept } = await termsRecords.keep([publicKey, contractId], own, change);
  return { record: value, isKept };
}

/** The signed terms of a contract on this device, also of one that the user has not joined. */
export function recallTerms(contractId: Id): AppThunk<Promise<TermsRecord>> {
  return async (_dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return NO_TERMS;
    return (await recallRecord({ publicKey, contractId }, selectContractTerms(getState(), contractId))).record;
  };
}

/* The record as it is stored on the device. */

const partySchema = v.object({ id: v.string(), key: v.string() });

/** A reference may lack a part, so they have no canonical text. */
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

const referenceSchema: v.GenericSchema<unknown, Reference> = v.object({
  terms: termsSchema,
  pdfLink: v.string(),
  at: v.string(),
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
  reference: v.exactOptional(referenceSchema),
  // Of an earlier version: what the user accepted counts until both have signed.
  accepted: v.exactOptional(referenceSchema),
  isHidden: v.exactOptional(v.boolean()),
});

type Stored = v.InferOutput<typeof storedSchema>;

/** @param stored the record to be replaced: its terms of a later version of this program are stored again as they are */
function toStored({ signed, ...rest }: TermsRecord, stored: unknown): unknown {
  const own = signed.map(({ terms: _terms, ...each }) => each);
  return structuredClone({ ...rest, signed: [...own, ...splitStored(stored).unread] });
}

/** Throws AppError `unexpected` if it is damaged. */
function parseStored(stored: unknown): TermsRecord {
  return splitStored(stored).record;
}

/** `unread`: terms of a later version. */
function splitStored(stored: unknown): { record: TermsRecord; unread: Stored['signed'] } {
  if (stored === undefined) return { record: NO_TERMS, unread: [] };
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
  const { accepted, ...record } = output;
  const reference = record.reference ?? (signed.some(isSealed) ? undefined : accepted);
  return { record: { ...record, signed, ...(reference && { reference }) }, unread };
}
