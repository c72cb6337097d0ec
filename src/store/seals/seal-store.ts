import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { NETWORKS } from '@/domain/primitives/network';
import type { AcceptedTerms } from '@/domain/seals/accepted-terms';
import { limitOthers, mergeRecords, NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { TERMS_ROLES, type Terms } from '@/domain/seals/terms';
import { logger } from '@/lib/logger';
import { parseTerms } from '@/services/schemas/terms';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import type { ContractSeals } from '@/store/seals/seals.slice';

export interface SealOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Signed terms, which outlive the session and a deleted chat (docs/seal.md#the-signature). */
const sealRecords = deviceRecord<SealRecord, [publicKey: string, contractId: Id]>({
  name: 'seals',
  none: NO_SEALS,
  parse: parseStored,
  serialize: toStored,
});

export function readSeals({ publicKey, contractId }: SealOwner): Promise<SealRecord> {
  return sealRecords.read([publicKey, contractId]);
}

export function changeSeals(
  { publicKey, contractId }: SealOwner,
  change: (stored: SealRecord) => SealRecord,
): Promise<SealRecord> {
  return sealRecords.change([publicKey, contractId], change);
}

/** Hashes of all terms that this device remembers for the account, of every contract. */
export async function listKnownHashes(publicKey: string): Promise<Set<string>> {
  return new Set((await sealRecords.listStored(publicKey)).flatMap(listStoredHashes));
}

/** All that this device remembers for the account. Damaged records are left out. */
export async function listSealRecords(publicKey: string): Promise<SealRecord[]> {
  return (await sealRecords.listStored(publicKey)).flatMap((stored) => {
    try {
      return [parseStored(stored)];
    } catch (error) {
      logger.warn(`Signed terms cannot be read: ${String(error)}`);
      return [];
    }
  });
}

type KeptRecord = Pick<ContractSeals, 'record' | 'isKept'>;

/** Stored record, or this tab's copy (`known`) if storage fails. */
export function recallRecord(owner: SealOwner, known: KeptRecord | null): Promise<KeptRecord> {
  // Entries that could not be stored before still count, and are stored now.
  if (known !== null && !known.isKept) return keepRecord(owner, known.record);
  return orOwn(readSeals(owner), known?.record ?? NO_SEALS);
}

/** Adds to what is remembered. */
export function keepRecord(owner: SealOwner, record: SealRecord): Promise<KeptRecord> {
  return orOwn(
    // Another tab may have seen what is behind an address since.
    changeSeals(owner, (stored) =>
      limitOthers(mergeRecords(stored, { ...record, pdfs: { ...record.pdfs, ...stored.pdfs } }), owner.publicKey),
    ),
    record,
  );
}

/** Changes what is remembered, whatever other tabs have added. @param own what this tab knows */
export function changeRecord(
  owner: SealOwner,
  own: SealRecord,
  change: (record: SealRecord) => SealRecord,
): Promise<KeptRecord> {
  return orOwn(changeSeals(owner, change), change(own));
}

async function orOwn(access: Promise<SealRecord>, own: SealRecord): Promise<KeptRecord> {
  try {
    return { record: await access, isKept: true };
  } catch (error) {
    logger.warn(`Signed terms cannot be kept: ${String(error)}`);
    return { record: own, isKept: false };
  }
}

/** The signed terms of a contract on this device, also of one that the user has not joined. */
export function recallSeals(contractId: Id): AppThunk<Promise<SealRecord>> {
  return async (_dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return NO_SEALS;
    return (await recallRecord({ publicKey, contractId }, selectContractSeals(getState(), contractId))).record;
  };
}

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
function toStored({ signed, ...rest }: SealRecord, stored: unknown): unknown {
  const own = signed.map(({ hash, text, signatures }) => ({
    hash,
    text,
    signatures: signatures.map((each) => ({ ...each })),
  }));
  return structuredClone({ ...rest, signed: [...own, ...splitStored(stored).unread] });
}

/** Throws AppError `unexpected` if it is damaged. */
function parseStored(stored: unknown): SealRecord {
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

function listStoredHashes(stored: unknown): string[] {
  return v.is(storedSchema, stored) ? stored.signed.map(({ hash }) => hash) : [];
}
