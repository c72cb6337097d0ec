import * as v from 'valibot';
import { type FileRecord, formatReturnedCoin, type KnownFile, NO_FILE } from '@/domain/recovery/file-state';
import { listOrders, listReturnedCoins, type RecoveryFile } from '@/domain/recovery/recovery-file';
import { logger } from '@/lib/logger';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { selectFileRecord } from '@/store/recovery/recovery.selectors';
import { recordRead } from '@/store/recovery/recovery.slice';

const knownFileSchema: v.GenericSchema<unknown, KnownFile | null> = v.nullable(
  v.object({
    at: v.string(),
    contracts: v.record(v.string(), v.array(v.number())),
    returns: v.optional(v.record(v.string(), v.array(v.string())), {}),
  }),
);

/** Earlier versions called the test a rehearsal. */
const recordSchema: v.GenericSchema<unknown, FileRecord> = v.pipe(
  v.object({
    saved: knownFileSchema,
    tested: v.optional(knownFileSchema),
    rehearsed: v.optional(knownFileSchema, null),
  }),
  v.transform(({ saved, tested, rehearsed }) => ({ saved, tested: tested === undefined ? rehearsed : tested })),
);

/**
 * The recovery files that were saved and tested on this device (docs/recovery-file.md#in-the-product). A damaged record counts as none:
 * the user saves another file.
 */
const fileRecords = deviceRecord<FileRecord, [publicKey: string]>({
  name: 'kits',
  parse: (stored) => v.parse(v.fallback(recordSchema, NO_FILE), stored),
});

/** Reads what this device remembers of the account's recovery files. Never rejects. */
export function readFileRecord(): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(keepRecord(fileRecords.read, (known) => known));
}

/**
 * Remembers a file that was saved or tested. Never rejects: if it cannot be stored, it counts until the page is
 * closed.
 */
export function rememberFile(
  what: keyof FileRecord,
  { contracts: held }: Pick<RecoveryFile, 'contracts'>,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    // Contracts of the same parties may share a descriptor.
    const contracts: Record<string, number[]> = {};
    const returns: Record<string, string[]> = {};
    for (const contract of held) {
      const { descriptor } = contract;
      contracts[descriptor] = [...(contracts[descriptor] ?? []), ...listOrders(contract)];
      const carried = listReturnedCoins(contract).map(({ outpoint, from }) => formatReturnedCoin(outpoint, from));
      returns[descriptor] = [...(returns[descriptor] ?? []), ...carried];
    }
    const file: KnownFile = { at: new Date().toISOString(), contracts, returns };
    const note = (known: FileRecord) => ({ ...known, [what]: file });
    await dispatch(keepRecord((ids) => fileRecords.change(ids, note), note));
  };
}

/** `otherwise`: the record from the one of this page, if the browser keeps none. */
function keepRecord(
  access: (ids: [publicKey: string]) => Promise<FileRecord>,
  otherwise: (known: FileRecord) => FileRecord,
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const record = await access([publicKey]).catch((error: unknown) => {
      logger.warn(`The memory of recovery files cannot be used: ${String(error)}`);
      return otherwise(selectFileRecord(getState()) ?? NO_FILE);
    });
    if (selectSigner(getState()) === publicKey) dispatch(recordRead(record));
  };
}
