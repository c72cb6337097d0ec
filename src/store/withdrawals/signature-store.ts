import * as v from 'valibot';
import { AppError } from '@/domain/primitives/errors';
import type { GivenSignature } from '@/domain/withdrawal/open-signatures';
import { logger } from '@/lib/logger';
import { storedTransactionSchema, transactionToStored } from '@/services/schemas/stored.schema';
import { type Table, withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * Signatures that were given on this device, in IndexedDB: the specification's logout clears local storage, and a
 * signature outlives the session (docs/bitcoin.md#open-signatures).
 */

const givenSchema = v.object({
  scope: v.string(),
  txid: v.string(),
  spends: v.array(v.object({ outpoint: v.string(), address: v.nullable(v.string()) })),
  contractId: v.union([v.string(), v.number()]),
  guaranteeId: v.union([v.string(), v.number()]),
  // Not kept by earlier versions.
  addresses: v.optional(v.array(v.string()), []),
  publicKey: v.string(),
  withdrawal: storedTransactionSchema,
  replaces: v.optional(v.array(v.string()), []),
  txHex: v.nullable(v.string()),
  givenAt: v.string(),
});

/** Beside the signatures, one row for each signer. It is never removed: without it they are not final, but lost. */
const signerSchema = v.strictObject({ scope: v.string(), publicKey: v.string() });

/** Every signature of this device that is not known to be final. Throws AppError `signatures-not-kept`. */
export async function listGivenSignatures(): Promise<GivenSignature[]> {
  const rows: unknown[] = await inGiven('readonly', (table) => table.getAll());
  const scope = getStorageScope();
  return rows.flatMap((row) => {
    if (v.is(signerSchema, row)) return [];
    const { success, output } = v.safeParse(givenSchema, row);
    if (!success) logger.error('A signature that was given on this device cannot be read');
    return success && output.scope === scope ? [output] : [];
  });
}

/** Keeps a signature, before it leaves the device. Throws AppError `signatures-not-kept`. */
export async function keepSignature(given: GivenSignature): Promise<void> {
  await inGiven('readwrite', async (table) => {
    const kept = v.safeParse(givenSchema, await table.get(getKey(given)));
    // The same transaction, signed by both parties on this device: the complete one is kept.
    const txHex = given.txHex ?? (kept.success ? kept.output.txHex : null);
    const withdrawal = transactionToStored(given.withdrawal);
    await table.put({ ...given, withdrawal, txHex, scope: getStorageScope() }, getKey(given));
    await putSigner(table, given.publicKey);
  });
}

/** Forgets a signature whose transaction is executed, or can never be mined. Throws AppError `signatures-not-kept`. */
export async function forgetSignature(given: Pick<GivenSignature, 'txid'>): Promise<void> {
  await inGiven('readwrite', (table) => table.delete(getKey(given)));
}

/** Whether this device keeps signatures of the key, or a record that it did. Throws AppError `signatures-not-kept`. */
export async function isSignerKept(publicKey: string): Promise<boolean> {
  const rows = await inGiven('readonly', (table) => table.getAll());
  // Earlier versions kept signatures without a row for the signer.
  const ofSigner = v.object({ scope: v.literal(getStorageScope()), publicKey: v.literal(publicKey) });
  return rows.some((row) => v.is(ofSigner, row));
}

/** Records that signatures of the key are kept from here on. Throws AppError `signatures-not-kept`. */
export async function keepSigner(publicKey: string): Promise<void> {
  await inGiven('readwrite', (table) => putSigner(table, publicKey));
}

async function putSigner(table: Table, publicKey: string): Promise<void> {
  const scope = getStorageScope();
  await table.put({ scope, publicKey }, `${scope} signer ${publicKey}`);
}

function getKey({ txid }: Pick<GivenSignature, 'txid'>): string {
  return `${getStorageScope()} ${txid}`;
}

async function inGiven<Result>(
  mode: 'readonly' | 'readwrite',
  action: (table: Table) => Promise<Result>,
): Promise<Result> {
  try {
    return await withTable(['aval-signatures', 'given'], mode, action);
  } catch (cause) {
    throw new AppError('signatures-not-kept', `The signatures of this device: ${String(cause)}`, {}, { cause });
  }
}
