import type { StorageState } from '@/store/device/device.slice';
import { save } from '@/store/persistence/save-part';
import { KEYS } from '@/store/persistence/storage-keys';
import { textOf } from '@/store/persistence/stored-text';
import { lookUpPins } from '@/store/pins/look-up.thunks';
import type { AppStore } from '@/store/setup/base-store';

/** Writes the pins of this tab together with those of others. @param quietly makes a change that is not written */
export function writePins(store: AppStore, quietly: (change: () => void) => void): StorageState {
  const lookUp = () => quietly(() => store.dispatch(lookUpPins()));
  lookUp();
  const result = save(KEYS.pins, textOf(store.getState().pins.pinned));
  // Whether storage took them: what it did not take is this tab's alone.
  lookUp();
  return result;
}
