import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { NO_SEALS, type SealRecord, type SignedTerms } from '@/domain/terms/seal-record';
import { TERMS_ROLES } from '@/domain/terms/terms';
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

/** Rejects if the browser keeps no databases, or what it keeps cannot be read. */
export function readSeals(owner: SealOwner): Promise<SealRecord> {
  return withTable(SEALS, 'readonly', async (table) => parseStored(await table.get(getKey(owner))).record);
}

/** Changes the record in one transaction, so that tabs add to each other's. Rejects like `readSeals`. */
export function changeSeals(owner: SealOwner, change: (stored: SealRecord) => SealRecord): Promise<SealRecord> {
  return withTable(SEALS, 'readwrite', async (table) => {
    const { record, unread } = parseStored(await table.get(getKey(owner)));
    const changed = change(record);
    if (changed !== record) await table.put(toStored(changed, unread), getKey(owner));
    return changed;
  });
}

/** Hashes of all terms that this device remembers for the account, of every contract. Rejects like `readSeals`. */
export function listKnownHashes(publicKey: string): Promise<Set<string>> {
  const start = getAccountKey(publicKey);
  return withTable(SEALS, 'readonly', async (table) => {
    const stored = await table.getAll(IDBKeyRange.bound(start, `${start}\uffff`));
    return new Set(stored.flatMap((each) => (v.is(storedSchema, each) ? each.signed.map(({ hash }) => hash) : [])));
  });
}

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

function getKey({ publicKey, contractId }: SealOwner): string {
  return `${getAccountKey(publicKey)}${toIdKey(contractId)}`;
}

function getAccountKey(publicKey: string): string {
  return `${getStorageScope()} ${publicKey} `;
}
