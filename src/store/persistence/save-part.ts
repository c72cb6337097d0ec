import type { StorageState } from '@/store/device/device.slice';
import { writeStored } from '@/store/persistence/browser-storage';
import { KEYS } from '@/store/persistence/storage-keys';

/** Writes or, for `null`, removes. */
export function save(key: string, text: string | null): StorageState {
  const result = writeStored(key, text);
  if (result !== 'full') return result;
  // The contracts can be fetched again. What stands under the other keys cannot: it gets their room.
  writeStored(KEYS.contracts, null);
  if (key !== KEYS.contracts) writeStored(key, text);
  return 'full';
}
