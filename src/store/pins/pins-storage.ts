import { isSamePin } from '@/domain/key/pins';
import { readStored } from '@/store/persistence/read-storage';
import { parsePins } from '@/store/persistence/stored-state';
import { type StorageHealth, saveText, serialize } from '@/store/persistence/write-storage';
import { pinsRead } from '@/store/pins/pins.slice';
import type { AppStore, AppThunk } from '@/store/setup/store-types';

/**
 * Reads what other tabs pinned. Runs before every comparison and every write, since storage events may arrive late: a
 * key swapped meanwhile would look like one never seen before.
 */
export function readPins(): AppThunk<void> {
  return (dispatch, getState) => {
    const found = readStored('pins', parsePins) ?? {};
    const { stored } = getState().pins;
    const isChanged = Object.entries(found).some(([key, pin]) => !isSamePin(pin, stored[key]));
    if (isChanged) dispatch(pinsRead(found));
  };
}

/** Merges the pins of this tab with those in storage. @param withoutWriting applies a change that is not written */
export function writePins(store: AppStore, withoutWriting: (change: () => void) => void): StorageHealth {
  const read = () => withoutWriting(() => store.dispatch(readPins()));
  read();
  const result = saveText('pins', serialize(store.getState().pins.pinned));
  // Read back: what storage did not take stays marked as this tab's own.
  read();
  return result;
}
