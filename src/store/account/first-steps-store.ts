import * as v from 'valibot';
import { withTable } from '@/store/persistence/device-database';
import { getStorageScope } from '@/store/persistence/storage-scope';

/*
 * What this device remembers of an account's first steps, in IndexedDB: a backup that was saved outlives the session, and
 * nobody wants to hide the checklist after each login.
 */

const STEPS = ['aval-first-steps', 'steps'] as const;

export interface FirstStepsRecord {
  /** A backup of the key was saved or checked here. */
  hasBackup: boolean;
  /** The checklist was hidden. */
  isDismissed: boolean;
}

export const NO_STEPS: FirstStepsRecord = { hasBackup: false, isDismissed: false };

const recordSchema: v.GenericSchema<unknown, FirstStepsRecord> = v.object({
  hasBackup: v.boolean(),
  isDismissed: v.boolean(),
});

/** @param publicKey the account's, hex in lower case. Rejects if the browser keeps no databases. */
export function readSteps(publicKey: string): Promise<FirstStepsRecord> {
  return withTable(STEPS, 'readonly', async (table) => toRecord(await table.get(getKey(publicKey))));
}

/** Changes the record in one transaction, and returns it. Rejects if the browser keeps no databases. */
export function changeSteps(publicKey: string, change: Partial<FirstStepsRecord>): Promise<FirstStepsRecord> {
  return withTable(STEPS, 'readwrite', async (table) => {
    const changed = { ...toRecord(await table.get(getKey(publicKey))), ...change };
    await table.put(changed, getKey(publicKey));
    return changed;
  });
}

function toRecord(stored: unknown): FirstStepsRecord {
  const { success, output } = v.safeParse(recordSchema, stored);
  return success ? output : NO_STEPS;
}

function getKey(publicKey: string): string {
  return `${getStorageScope()} ${publicKey}`;
}
