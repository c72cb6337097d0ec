import type { Id } from '@/domain/primitives/ids';
import { limitOthers, mergeRecords, NO_SEALS, type SealRecord } from '@/domain/seals/seal-record';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectContractSeals } from '@/store/seals/seals.selectors';
import type { ContractSeals } from '@/store/seals/seals.slice';
import { listStoredHashes, parseStored, toStored } from '@/store/seals/stored-seals';

export interface SealOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Signed terms, which outlive the session and a deleted chat (docs/seal.md#the-signature). Rejects if they are damaged. */
const sealRecords = deviceRecord<SealRecord, [publicKey: string, contractId: Id]>({
  name: 'seals',
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
