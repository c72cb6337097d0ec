import * as v from 'valibot';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';
import { TERMS_ROLES } from '@/domain/terms/terms';
import { logger } from '@/lib/logger';
import { parseTerms } from '@/services/schemas/terms';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/* Signed terms, in IndexedDB: they outlive the session, and a deleted chat (docs/seal.md#the-signature). */

const SEALS = ['aval-seals', 'contracts'] as const;

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

export interface SealOwner {
  /** The account's, hex in lower case. */
  publicKey: string;
  contractId: Id;
}

/** Rejects if the browser keeps no databases. */
export function readSeals(owner: SealOwner): Promise<SealRecord> {
  return withTable(SEALS, 'readonly', async (table) => toRecord(await table.get(getKey(owner))));
}

/** Changes the record in one transaction, so that tabs add to each other's. Rejects if the browser keeps no databases. */
export function changeSeals(owner: SealOwner, change: (stored: SealRecord) => SealRecord): Promise<SealRecord> {
  return withTable(SEALS, 'readwrite', async (table) => {
    const stored = toRecord(await table.get(getKey(owner)));
    const changed = change(stored);
    if (changed !== stored) await table.put(toStored(changed), getKey(owner));
    return changed;
  });
}

/** Hashes of all terms that this device remembers, of every contract. Rejects if the browser keeps no databases. */
export function listKnownHashes(): Promise<Set<string>> {
  return withTable(SEALS, 'readonly', async (table) => {
    const records = (await table.getAll()).map(toRecord);
    return new Set(records.flatMap(({ signed }) => signed.map(({ hash }) => hash)));
  });
}

function toStored({ signed, pdfs }: SealRecord): v.InferOutput<typeof storedSchema> {
  return {
    signed: signed.map(({ hash, text, signatures }) => ({
      hash,
      text,
      signatures: signatures.map((each) => ({ ...each })),
    })),
    pdfs: { ...pdfs },
  };
}

function toRecord(stored: unknown): SealRecord {
  if (stored === undefined) return NO_SEALS;
  const { success, output } = v.safeParse(storedSchema, stored);
  if (!success) {
    logger.error('The remembered terms cannot be read');
    return NO_SEALS;
  }
  const signed = output.signed.flatMap((each): SignedTerms[] => {
    const terms = parseTerms(each.text);
    return terms.ok ? [{ ...each, terms: terms.value }] : [];
  });
  return { signed, pdfs: output.pdfs };
}

function getKey({ publicKey, contractId }: SealOwner): string {
  return `${getStorageScope()} ${publicKey} ${toIdKey(contractId)}`;
}
