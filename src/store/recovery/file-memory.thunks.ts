import * as v from 'valibot';
import { type FileRecord, NO_FILE, toKnownFile } from '@/domain/recovery/file-state';
import type { RecoveryFile } from '@/domain/recovery/recovery-file';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';
import { selectSigner } from '@/store/keys/own-key.selectors';
import { filesRead } from '@/store/keys/own-key.slice';

const entry = v.union([v.number(), v.string()]);
const knownFile = v.nullable(v.object({ at: v.string(), contracts: v.record(v.string(), v.array(entry)) }));

const recordSchema: v.GenericSchema<unknown, FileRecord> = v.object({ saved: knownFile, tested: knownFile });

/** The recovery files that were saved and tested on this device (docs/recovery-file.md#in-the-product). */
const fileRecords = deviceRecord<FileRecord, [publicKey: string]>({
  name: 'kits',
  none: NO_FILE,
  parse: (stored) => v.parse(recordSchema, stored),
});

/** Reads what this device remembers of the account's recovery files. Never rejects. */
export function readFileRecord(): AppThunk<Promise<void>> {
  return changeRecord((known) => known);
}

/**
 * Remembers a file that was saved or tested. Never rejects: if it cannot be stored, it counts until the page is
 * closed.
 */
export function rememberFile(
  what: keyof FileRecord,
  { contracts }: Pick<RecoveryFile, 'contracts'>,
): AppThunk<Promise<void>> {
  const file = toKnownFile(contracts, new Date().toISOString());
  return changeRecord((known) => ({ ...known, [what]: file }));
}

function changeRecord(change: (known: FileRecord) => FileRecord): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const publicKey = selectSigner(getState());
    if (publicKey === null) return;
    const { value } = await fileRecords.keep([publicKey], getState().ownKey.files ?? NO_FILE, change);
    if (selectSigner(getState()) === publicKey) dispatch(filesRead(value));
  };
}
