import { openDB } from 'idb';
import type { RecordName } from '@/store/device/records';

/** The database of `store/device/device-record.ts`, opened as a stranger would. */
/** Replaces the only record of a name by what `change` returns; `undefined` leaves it as it is. */
export async function changeRecord(name: RecordName, change: (stored: unknown) => unknown): Promise<void> {
  const database = await openDB('aval-device');
  const [key] = await database.getAllKeys(name);
  if (key === undefined) throw new Error(`No record is stored under ${name}`);
  await database.put(name, change(await database.get(name, key)), key);
  database.close();
}

export async function readRecord(name: RecordName): Promise<unknown> {
  let record: unknown;
  await changeRecord(name, (stored) => {
    record = stored;
    return stored;
  });
  return record;
}

/** Deletes all records of a name, and leaves the others. */
export async function deleteRecords(name: RecordName): Promise<void> {
  const database = await openDB('aval-device');
  await database.clear(name);
  database.close();
}
