import { limitOthers, mergeRecords, NO_SEALS, type SealRecord } from '@/domain/seals/seal-record';
import { logger } from '@/lib/logger';
import { changeSeals, readSeals, type SealOwner } from '@/store/seals/seal-store';
import type { ContractSeals } from '@/store/seals/seals.slice';

export type KeptRecord = Pick<ContractSeals, 'record' | 'isKept'>;

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
