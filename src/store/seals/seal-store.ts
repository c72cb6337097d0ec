import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { limitOthers, mergeRecords, NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/seals/seal-record';
import { TERMS_ROLES } from '@/domain/seals/terms';
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

/** Signed terms, which outlive the session and a deleted chat (docs/seal.md#the-signature). Rejects if they are damaged. */
const sealRecords = deviceRecord<SealRecord, [publicKey: string, contractId: Id]>({
  name: 'seals',
  parse: (stored) => parseStored(stored).record,
  serialize: (record, stored) => toStored(record, parseStored(stored).unread),
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
function toStored({ signed, pdfs }: SealRecord, unread: Stored['signed']): Stored {
  const own = signed.map(({ hash, text, signatures }) => ({
    hash,
    text,
    signatures: signatures.map((each) => ({ ...each })),
  }));
  return { signed: [...own, ...unread], pdfs: { ...pdfs } };
}

function parseStored(stored: unknown): { record: SealRecord; unread: Stored['signed'] } {
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

function listStoredHashes(stored: unknown): string[] {
  return v.is(storedSchema, stored) ? stored.signed.map(({ hash }) => hash) : [];
}
